import { Component, type ComponentType, type ReactNode } from 'react';

export interface CrashProps {
  error: Error;
  tryAgain: () => void;
}

interface Props {
  /** The replacement for the crashed part. */
  fallback: ComponentType<CrashProps>;
  /** A new value (the next page) restarts the part. */
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
    const { fallback: Fallback, children } = this.props;
    return error ? <Fallback error={error} tryAgain={this.tryAgain} /> : children;
  }
}
