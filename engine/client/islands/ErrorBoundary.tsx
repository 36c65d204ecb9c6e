import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  fallback?: (props: { error: unknown; tryAgain(): void }) => ReactNode;
  children?: ReactNode;
}

/** Wraps each live component. The site's code imports it as `@docusaurus/ErrorBoundary`. */
export class ErrorBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'Unknown error' };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) }) ?? null;
  }
}
