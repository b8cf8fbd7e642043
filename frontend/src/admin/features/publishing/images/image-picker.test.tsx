import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import ImagePicker from './image-picker';
import { answerUploads, png, sampleImage } from './uploads.fixture';

const pictures = () => within(screen.getByRole('list', { name: 'Images' })).getAllByRole('button');
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

async function openPicker(images = [sampleImage({ filename: 'new.webp', width: 320 }), sampleImage()]) {
  const sendings = answerUploads();
  answerApi({ 'GET /api/images': () => images });
  const callbacks = { onPick: jest.fn(), onClose: jest.fn() };
  const { user } = renderPage(<ImagePicker {...callbacks} />);
  await screen.findByText(images.length > 0 ? '500 × 300' : 'No images yet');
  return { user, sendings, ...callbacks };
}

test('focuses the newest image, moves with arrow keys, and picks with Enter or a click', async () => {
  const { user, onPick } = await openPicker();
  expect(pictures()[0]!.textContent).toContain('320 × 300');
  expect(document.activeElement).toBe(pictures()[0]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(pictures()[1]);
  await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
  expect(onPick.mock.calls).toEqual([['/uploads/new.webp']]);
  await user.click(pictures()[1]!);
  expect(onPick).toHaveBeenLastCalledWith('/uploads/picture.webp');
});

test('picks a single uploaded image automatically, but none of several', async () => {
  const { user, sendings, onPick } = await openPicker([]);
  await user.upload(input(), [png('one.png'), png('two.png')]);
  await sendings[0]!.answer(201, sampleImage({ filename: 'one.webp' }));
  await sendings[1]!.answer(201, sampleImage({ filename: 'two.webp' }));
  expect(pictures()).toHaveLength(2);
  expect(onPick).not.toHaveBeenCalled();
  await user.upload(input(), png('icon.png'));
  await sendings[2]!.answer(201, sampleImage({ filename: 'icon.webp' }));
  expect(onPick.mock.calls).toEqual([['/uploads/icon.webp']]);
});

test('closes on Escape without picking an image', async () => {
  const { user, onPick, onClose } = await openPicker();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onPick).not.toHaveBeenCalled();
});
