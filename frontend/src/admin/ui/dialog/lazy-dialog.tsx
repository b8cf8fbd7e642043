import { createElement, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { overlayStyle } from './dialog-style';
import { lazyPart } from '../../lib/lazy-part';

/** A dialog whose code is loaded when it is opened: its backdrop is there at once. */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const Dialog = lazyPart(load);
  return (props) => (
    <ErrorBoundary>
      <Suspense
        fallback={
          <div role="status" className={overlayStyle}>
            <span className="sr-only">Loading…</span>
          </div>
        }
      >
        {createElement(Dialog, props)}
      </Suspense>
    </ErrorBoundary>
  );
}
