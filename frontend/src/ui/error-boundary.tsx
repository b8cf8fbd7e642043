import { Component, type ReactNode } from 'react';
import { Notice } from './notice';
import { PageCodeError } from '../lib/errors';

interface ErrorBoundaryState {
  error?: unknown;
}

/** Keeps the frame of the site if a page throws or its code cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const reload = () => window.location.reload();
    return (
      <div className="page-width py-16">
        {error instanceof PageCodeError ? (
          <Notice title="Couldn’t load this page" onRetry={reload} retryLabel="Reload the page">
            Your connection may have dropped, or the site was updated. Reload the page to continue.
          </Notice>
        ) : (
          <Notice title="Couldn’t show this page" onRetry={reload} retryLabel="Reload the page">
            Something went wrong on our side. Reload the page to try again.
          </Notice>
        )}
      </div>
    );
  }
}
