import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import ImagesTab from './images-tab';
import { answerUploads, png, sampleImage } from './uploads.fixture';

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
const cards = () => screen.queryAllByRole('article');
const waiting = () => screen.queryAllByText('Queued');
const progress = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));

async function libraryOf(images = [sampleImage()]) {
  const sendings = answerUploads();
  const calls = answerApi({ 'GET /api/images': () => images });
  const page = renderPage(<ImagesTab />, { address: '/admin?tab=images' });
  await screen.findByText(images.length > 0 ? /^\d+ images?, / : 'No images yet');
  return { ...page, sendings, calls };
}

describe('uploads', () => {
  test('run two at a time with their progress, disable the input meanwhile, and can be cancelled', async () => {
    const { user, sendings } = await libraryOf([]);
    await user.upload(
      input(),
      ['0.png', '1.png', '2.png', '3.png'].map((name) => png(name)),
    );
    sendings[1]!.progress(0.4);
    expect(progress()).toEqual(['0', '40']);
    expect(waiting()).toHaveLength(2);
    expect(input().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel 1.png' }));
    await user.click(screen.getByRole('button', { name: 'Cancel 3.png' }));
    expect(waiting()).toHaveLength(0);
    expect(uploads()).toHaveLength(2);
    await sendings[0]!.answer(201, sampleImage({ filename: 'first.webp' }));
    await sendings[2]!.answer(201, sampleImage({ filename: 'second.webp' }));
    await screen.findByText('Image uploaded successfully');
    expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual(['second.webp', 'first.webp']);
    expect(input().disabled).toBe(false);
  });

  test('show why they failed until dismissed, and exclude files that are too large', async () => {
    const { user, sendings } = await libraryOf([]);
    await user.upload(input(), [png('huge.png', 10 * 1024 * 1024 + 1), png('text.png'), png('good.png')]);
    expect(sendings).toHaveLength(2);
    const refused = { type: 'about:blank', title: 'No', status: 415, detail: 'Only PNG, JPEG are taken.' };
    await sendings[0]!.answer(415, refused);
    await sendings[1]!.answer(201, sampleImage());
    await screen.findByText('Upload failed');
    screen.getByText('There was an error uploading your image');
    expect(uploads().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Larger than 10 MB'),
      expect.stringContaining('Only PNG, JPEG are taken.'),
    ]);
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    expect(cards()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss huge.png' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss text.png' }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  test('can be retried if they did not reach the server', async () => {
    const { user, sendings } = await libraryOf([]);
    await user.upload(input(), png('lost.png'));
    await sendings[0]!.lose();
    screen.getByText(/The server could not be reached/);
    await user.click(screen.getByRole('button', { name: 'Try again: lost.png' }));
    await sendings[1]!.answer(201, sampleImage());
    expect(cards()).toHaveLength(1);
  });

  test('start from a drop anywhere on the page, and from a paste', async () => {
    const { sendings } = await libraryOf([]);
    const files = (name: string) => ({ types: ['Files'], files: [png(name)] });
    expect(fireEvent.dragOver(document.body, { dataTransfer: files('a.png') })).toBe(false);
    screen.getByText('Drop to upload');
    // The default is prevented, so the browser does not navigate to the dropped image.
    expect(fireEvent.drop(document.body, { dataTransfer: files('dropped.png') })).toBe(false);
    expect(screen.queryByText('Drop to upload')).toBeNull();
    fireEvent.paste(document.body, { clipboardData: files('pasted.png') });
    await waitFor(() => expect(sendings).toHaveLength(2));
    expect(uploads().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('dropped.png'),
      expect.stringContaining('pasted.png'),
    ]);
    const text = { types: ['text/plain'], files: [] };
    expect(fireEvent.drop(document.body, { dataTransfer: text })).toBe(true);
  });
});

describe('the image library', () => {
  test('shows where an image is used, links there, and warns before deleting it', async () => {
    const { user, calls } = await libraryOf([
      sampleImage({
        usedBy: [
          { kind: 'settings', id: null, name: 'Logo' },
          { kind: 'product', id: 7, name: 'Tide' },
        ],
      }),
    ]);
    const leadTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadTo('Settings: Logo')).toBe('/admin?tab=settings');
    expect(leadTo('Product: Tide')).toBe('/admin?tab=products&edit=7');
    await user.click(screen.getByRole('button', { name: 'Delete picture.webp' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete an image in use?' });
    within(question).getByText('Settings “Logo”');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('shows an error if a deletion fails, and keeps the image', async () => {
    const { user } = await libraryOf();
    await user.click(screen.getByRole('button', { name: 'Delete picture.webp' }));
    screen.getByRole('alertdialog', { name: 'Delete this image?' });
    await user.click(screen.getByRole('button', { name: 'Delete image' }));
    await screen.findByText('Delete failed');
    screen.getByText('There was an error deleting the image');
    expect(cards()).toHaveLength(1);
  });

  test('shows an error if it cannot be loaded, and loads on retry', async () => {
    const answers = { 'GET /api/images': (): unknown => refusal(503, 'Busy') };
    answerApi(answers);
    const { user } = renderPage(<ImagesTab />);
    await screen.findByText('Couldn’t load the images');
    answers['GET /api/images'] = () => [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No images yet');
  });
});

test('a library of many images is searched by use, filtered, sorted, and walked by arrow keys', async () => {
  const used = { kind: 'post' as const, id: 4, name: 'Eyes and screens' };
  const { user } = await libraryOf(
    Array.from({ length: 11 }, (_, index) =>
      sampleImage({ filename: `${index}.webp`, size: 1024 * (index + 1), usedBy: index < 2 ? [used] : [] }),
    ),
  );
  const names = () => cards().map((card) => card.getAttribute('aria-label'));
  screen.getByText('11 images, 66.0 KB');
  await user.type(screen.getByRole('searchbox', { name: 'Search images' }), 'blog EYES');
  await waitFor(() => expect(names()).toEqual(['0.webp', '1.webp']));
  screen.getByText('2 of 11 images, 3.0 KB');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not used');
  await user.click(await screen.findByRole('button', { name: 'Show all images' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Largest first');
  await waitFor(() => expect(names()[0]).toBe('10.webp'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not used');
  await waitFor(() => expect(names()).toHaveLength(9));
  await user.click(screen.getByRole('button', { name: 'Select 9 unused' }));
  screen.getByText('9 selected', { selector: ':not(.sr-only)' });
  const open = (name: string) => screen.getByRole('link', { name: `Open ${name} in a new tab` });
  open('10.webp').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(open('9.webp'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(open('2.webp'));
});

test('unused images are chosen together, named, and deleted in one request', async () => {
  const used = { kind: 'product' as const, id: 1, name: 'Makani Tide' };
  const images = [
    sampleImage({ filename: 'one.webp', usedBy: [] }),
    sampleImage({ filename: 'used.webp', usedBy: [used] }),
    sampleImage({ filename: 'two.webp', usedBy: [] }),
  ];
  const calls = answerApi({
    'GET /api/images': () => images,
    'POST /api/images/deletions': () => ({ deleted: 1 }),
  });
  const { user } = renderPage(<ImagesTab />);
  await user.click(await screen.findByRole('button', { name: 'Select 2 unused' }));
  expect(screen.queryByRole('checkbox', { name: 'Select used.webp' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 unused images?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'one.webp',
    'two.webp',
  ]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('1 image deleted');
  screen.getByText('The others are in use, or in earlier versions, unsaved texts or newsletters.');
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { filenames: ['one.webp', 'two.webp'] },
  ]);
});
