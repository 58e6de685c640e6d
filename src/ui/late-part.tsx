"use client";

import { Component, type ReactNode, Suspense } from "react";

interface LatePartProps {
  /** What stands there until it is fetched, and where it cannot be. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page whose script is fetched when it is needed. Offline, or after a new release, it may be out of reach:
 * the page then goes on without it.
 */
export class LatePart extends Component<LatePartProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.isMissing ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
