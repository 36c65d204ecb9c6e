import { Component, type ReactNode } from 'react';

interface Props {
  /** What takes the place of the crashed part. */
  fallback: (error: Error, tryAgain: () => void) => ReactNode;
  /** A new value (the next page) gives the part a fresh start. */
  resetKey?: string;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error?: Error; resetKey?: string }> {
  override state: { error?: Error; resetKey?: string } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: Props, state: { resetKey?: string }) {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  tryAgain = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.tryAgain) : this.props.children;
  }
}
