import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { renderPage } from '../../../testing/render-page';
import { useConfirm } from './confirm-dialog';

interface AskingProps {
  name: string;
  onConfirm: () => unknown;
}

/** Buttons that ask, and the heading that gets the focus after success. */
function Asking({ questions }: { questions: readonly AskingProps[] }) {
  const { ask, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        List
      </h1>
      {questions.map(({ name, onConfirm }) => (
        <button
          key={name}
          type="button"
          onClick={() =>
            ask({ title: `${name}?`, text: 'Really?', action: 'Yes', onConfirm, focusAfter: heading })
          }
        >
          {name}
        </button>
      ))}
      {dialog}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('the end of a cancelled question’s action does not close another question', async () => {
  let end: (isDone: boolean) => void = () => undefined;
  const running = new Promise<boolean>((resolve) => (end = resolve));
  const { user } = renderPage(
    <Asking
      questions={[
        { name: 'Delete', onConfirm: () => running },
        { name: 'Archive', onConfirm: () => true },
      ]}
    />,
  );
  await user.click(button('Delete'));
  await user.click(button('Yes'));
  await user.click(button('Cancel'));
  await user.click(button('Archive'));
  await act(async () => {
    end(true);
    await running;
  });
  expect(screen.getByRole('alertdialog', { name: 'Archive?' })).toBeTruthy();
  await user.click(button('Yes'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  { outcome: true, focused: 'heading' },
  { outcome: false, focused: 'button' },
])('after an action that returns $outcome, the $focused has the focus', async ({ outcome, focused }) => {
  const { user } = renderPage(<Asking questions={[{ name: 'Delete', onConfirm: () => outcome }]} />);
  await user.click(button('Delete'));
  await user.click(button('Yes'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const expected = focused === 'heading' ? screen.getByRole('heading') : button('Delete');
  await waitFor(() => expect(document.activeElement).toBe(expected));
});
