import type { Image } from '@astaguide/contracts/image';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { isTold } from '../../testing/toasts';
import ImagesTab from './images-tab';

const image: Image = {
  filename: 'a-500x300.webp',
  url: '/uploads/a-500x300.webp',
  size: 10_240,
  width: 500,
  height: 300,
  uploadedAt: '2026-05-04T09:00:00.000Z',
  usedBy: [],
};

const cards = () => within(screen.getByRole('region', { name: 'Image library' })).getAllByRole('article');

test('a deletion that fails is told, and the image stays', async () => {
  answerApi({
    'GET /api/images': () => [image],
    'DELETE /api/images/a-500x300.webp': () => new Response('', { status: 503 }),
  });
  const { user } = renderPage(<ImagesTab />);
  expect((await screen.findByRole('article')).textContent).toContain('10.0 KB');
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  await isTold('Delete failedThere was an error deleting the image');
  expect(cards()).toHaveLength(1);
});

test('an image in use says where, and warns before it is deleted', async () => {
  answerApi({
    'GET /api/images': () => [{ ...image, usedBy: [{ kind: 'settings', id: null, name: 'Logo' }] }],
  });
  const { user } = renderPage(<ImagesTab />);
  const use = await screen.findByRole('link', { name: 'Settings: Logo' });
  expect(use.getAttribute('href')).toBe('/admin?tab=settings');
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  const question = screen.getByRole('alertdialog', { name: 'Delete an image in use?' });
  expect(question.textContent).toContain('Settings “Logo”');
});

test('a library that cannot be loaded says so, and can be tried again', async () => {
  const answers: Record<string, () => unknown> = {
    'GET /api/images': () => new Response('', { status: 503 }),
  };
  answerApi(answers);
  const { user } = renderPage(<ImagesTab />);
  expect(await screen.findByText('The images could not be loaded')).toBeTruthy();
  answers['GET /api/images'] = () => [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No images yet')).toBeTruthy();
});
