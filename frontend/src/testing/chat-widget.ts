import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Queries for the parts of the chat. */
export const opener = () => screen.getByRole('button', { name: 'Open chat' });
export const panel = () => screen.getByRole('dialog', { name: 'Chat assistant' });
export const field = () => screen.getByLabelText<HTMLInputElement>('Your question');
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
export const clearChat = () => screen.getByRole('button', { name: 'Clear Chat' });
export const indicator = () => screen.queryByText('The assistant is typing');
export const quickQuestions = () =>
  within(panel())
    .queryAllByRole<HTMLButtonElement>('button')
    .filter((button) => button.closest('[aria-label="Quick questions"]'));
/** The texts of the messages, without their authors. */
export const messages = () =>
  [...screen.getByRole('log').querySelectorAll(':scope > ol > li')].map((item) =>
    item.textContent.replace(/^(You|Assistant): /, ''),
  );

export async function openChat(user: UserEvent): Promise<void> {
  await user.click(opener());
  await screen.findByLabelText('Your question');
}

export async function ask(user: UserEvent, question: string): Promise<void> {
  await user.click(field());
  await user.paste(question);
  await user.keyboard('{Enter}');
}
