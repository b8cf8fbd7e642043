import { Component, type ReactNode } from 'react';
import { Notice } from './notice';
import { PageCodeError } from '../lib/errors';

interface ErrorBoundaryState {
  error?: unknown;
}

const isOffline = () => typeof navigator === 'object' && !navigator.onLine;
const reload = () => window.location.reload();

/** Keeps the frame of the site if a page throws or its code cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(): void {
    if (isOffline()) window.addEventListener('online', reload, { once: true });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="page-width py-16">
        {isOffline() ? (
          <Notice title="You’re offline">This loads by itself when the connection is back.</Notice>
        ) : error instanceof PageCodeError ? (
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
