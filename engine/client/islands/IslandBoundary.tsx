import { Component, createElement, type ReactNode } from 'react';
import { SLOT_TAG } from '../../shared/island.ts';

interface BoundaryProps {
  name: string;
  /** What the server rendered. */
  html: string;
  children?: ReactNode;
}

/** A component that fails leaves what the server rendered. */
export class IslandBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Octavo: ${this.props.name} failed.`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return createElement(SLOT_TAG, { dangerouslySetInnerHTML: { __html: this.props.html } });
  }
}
