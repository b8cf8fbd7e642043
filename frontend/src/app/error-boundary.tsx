import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/notice';

/** Keeps the frame of the site standing when a page breaks, or its code cannot be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="page-width py-16">
        <Notice title="This page could not be shown" onRetry={() => window.location.reload()}>
          Something went wrong on our side. Loading the page again usually helps.
        </Notice>
      </div>
    );
  }
}
