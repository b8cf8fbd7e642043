import { shortLinkInputSchema, type ShortLink } from '@astaguide/contracts/catalog/short-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { copyText } from '../../../../lib/copy-text';
import { formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { ownerProductsQuery } from '../../../api/owner-products';
import { createShortLinkMutation, deleteShortLinkMutation, shortLinksQuery } from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { hostOf } from '../../../lib/host-of';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { contractForm } from '../../../ui/form/contract-form';
import { InputForm } from '../../../ui/form/input-form';
import { FirstItems } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';

/** The owner's own addresses for mails and videos, with their clicks. */
export function ShortLinksPanel() {
  return (
    <Panel
      title="Short links"
      about="Addresses of your own for mails, videos and print. Each leads to a product’s retailer or to another address, and counts its clicks."
    >
      <ShortLinkForm />
      <div className="mt-6">
        <QueryPanel
          query={useQuery(shortLinksQuery)}
          name="short links"
          skeleton={['h-24']}
          empty="No short links yet."
        >
          {(links) => (
            <FirstItems rows={links} first={5} className="text-sm">
              {(link) => <ShortLinkRow key={link.slug} link={link} />}
            </FirstItems>
          )}
        </QueryPanel>
      </div>
    </Panel>
  );
}

const addressOf = (slug: string) => `${window.location.origin}/l/${slug}`;

function ShortLinkRow({ link: { slug, product, url, clicks } }: { link: ShortLink }) {
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(deleteShortLinkMutation, {
    done: 'Short link deleted',
    failed: 'Failed to delete the short link',
  });
  const onDelete = () =>
    ask({
      title: `Delete /l/${slug}?`,
      text: 'Wherever it was published, it will lead to the 404 page. This can’t be undone.',
      action: 'Delete short link',
      onConfirm: () => remove(slug),
    });
  const address = addressOf(slug);
  const copy = async () => {
    const isCopied = await copyText(address);
    toast({ title: isCopied ? 'Link copied' : 'Copy failed', description: address });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">/l/{slug}</span>
        <span className="block text-xs text-muted">
          {product ? product.name : url === null ? 'Its product was deleted' : hostOf(url)} ·{' '}
          {formatPlural(clicks, 'click')}
        </span>
      </span>
      <span className="flex gap-2">
        <Button look="quiet" isCompact onClick={() => void copy()}>
          Copy<span className="sr-only"> /l/{slug}</span>
        </Button>
        <Button look="quiet" isCompact onClick={onDelete}>
          Delete<span className="sr-only"> /l/{slug}</span>
        </Button>
        {dialog}
      </span>
    </li>
  );
}

const linkForm = contractForm(shortLinkInputSchema);

function ShortLinkForm() {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  return (
    <InputForm
      contract={linkForm}
      fields={({ slug }) => [
        {
          name: 'slug',
          label: 'Slug',
          hint: addressOf(slug || '…'),
          autoCapitalize: 'none',
          isWide: true,
        },
        {
          name: 'productId',
          label: 'Product',
          placeholder: 'None',
          options: products.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        { name: 'url', label: 'Or an address', type: 'url' },
      ]}
      send={useMutation(createShortLinkMutation).mutateAsync}
      done={({ slug }) => ({ title: 'Short link created', description: addressOf(slug) })}
      failed="Failed to create the short link"
      className="grid gap-4 sm:grid-cols-2"
      save="Create short link"
      saving="Creating…"
    />
  );
}
