import { linkWarnings, hostOf } from '../../../lib/links';
import {
  MAX_SHORT_LINKS_FILE_BYTES,
  shortLinkChangeSchema,
  shortLinkInputSchema,
  type ShortLink,
} from '@astaguide/contracts/catalog/short-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../../../../lib/copy-text';
import { formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { ownerProductsQuery } from '../../../api/owner-products';
import {
  changeShortLinkMutation,
  createShortLinkMutation,
  deleteShortLinkMutation,
  importShortLinksMutation,
  shortLinksQuery,
} from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { DownloadLink } from '../../../ui/download-csv';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { Dialog } from '../../../ui/dialog/dialog';
import type { FieldLayout } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { FileImport } from '../../../ui/form/file-import';
import { InputForm } from '../../../ui/form/input-form';
import { FirstItems } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';

/** The owner's own addresses for mails and videos, with their clicks. */
export function ShortLinksPanel() {
  return (
    <Panel
      title="Short links"
      about="Short URLs for emails, videos and print. Each leads to a product’s retailer or to another address, and counts its clicks."
    >
      <QueryPanel
        query={useQuery(shortLinksQuery)}
        name="short links"
        skeleton={['h-24']}
        empty="No short links yet."
      >
        {(links) => (
          <>
            <FirstItems rows={links} first={5} className="text-sm">
              {(link) => <ShortLinkRow key={link.slug} link={link} />}
            </FirstItems>
            <DownloadLink href="/api/short-links.csv">the short links</DownloadLink>
          </>
        )}
      </QueryPanel>
      <div className="mt-5 border-t border-line pt-5">
        <ShortLinkForm />
      </div>
      <FileImport
        mutation={importShortLinksMutation}
        largest={MAX_SHORT_LINKS_FILE_BYTES}
        hint="As exported: slug, then product (its slug) or url, and if wanted endsOn (such as 2026-08-31), nextUrl and passesQuery. Links with a known slug are changed."
        done={({ added, changed }) => ({
          title: 'Short links imported',
          description: `${added} added, ${changed} changed`,
        })}
      />
    </Panel>
  );
}

const addressOf = (slug: string) => `${window.location.origin}/l/${slug}`;

function ShortLinkRow({ link }: { link: ShortLink }) {
  const { slug, clicks } = link;
  const { ask, dialog } = useConfirm();
  const [isEdited, setEdited] = useState(false);
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
          {targetText(link)} · {formatPlural(clicks, 'click')}
        </span>
        {link.endsOn !== null && <span className="block text-xs text-muted">{endText(link)}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button look="quiet" isCompact onClick={() => void copy()}>
          Copy<span className="sr-only"> /l/{slug}</span>
        </Button>
        <Button look="quiet" isCompact onClick={() => setEdited(true)}>
          Edit<span className="sr-only"> /l/{slug}</span>
        </Button>
        <Button look="quiet" isCompact onClick={onDelete}>
          Delete<span className="sr-only"> /l/{slug}</span>
        </Button>
        {dialog}
        {isEdited && <ShortLinkEditor link={link} onClose={() => setEdited(false)} />}
      </span>
    </li>
  );
}

function targetText({ product, url, passesQuery }: ShortLink): string {
  const target = product ? product.name : url === null ? 'Its product was deleted' : hostOf(url);
  return passesQuery ? `${target}, with parameters` : target;
}

function endText({ endsOn, hasEnded, nextUrl }: ShortLink): string {
  const next = nextUrl === null ? 'a page that says it has ended' : hostOf(nextUrl);
  return hasEnded ? `Ended on ${endsOn}: leads to ${next}` : `Ends on ${endsOn}, then leads to ${next}`;
}

const createForm = contractForm(shortLinkInputSchema);
const changeForm = contractForm(shortLinkChangeSchema);
type TargetValues = typeof changeForm.empty;

/** The fields for where a short link leads. */
function useTargetFields(): Omit<FieldLayout<TargetValues>, 'Control'>[] {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  return [
    {
      name: 'productId',
      label: 'Product',
      placeholder: 'None',
      options: products.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'url', label: 'Or an address', type: 'url', warn: linkWarnings },
    { name: 'endsOn', label: 'Last day', type: 'date', hint: 'Empty for no end' },
    {
      name: 'nextUrl',
      label: 'Afterwards it leads to',
      type: 'url',
      hint: 'Empty for a page that says it has ended',
      warn: linkWarnings,
    },
    {
      name: 'passesQuery',
      label: 'Pass parameters on',
      hint: 'Adds what follows ‘?’ in the short link to the address it leads to.',
    },
  ];
}

function ShortLinkForm() {
  const targetFields = useTargetFields();
  return (
    <InputForm
      contract={createForm}
      fields={({ slug }) => [
        {
          name: 'slug',
          label: 'Slug',
          hint: addressOf(slug || '…'),
          autoCapitalize: 'none',
          isWide: true,
        },
        ...targetFields,
      ]}
      send={useMutation(createShortLinkMutation).mutateAsync}
      done={({ slug }) => ({ title: 'Short link created', description: addressOf(slug) })}
      failed="Failed to create the short link"
      className="grid gap-4 sm:grid-cols-2"
      save="Create short link"
      saving="Creating…"
      buttonsClassName="sm:col-span-2"
    />
  );
}

function ShortLinkEditor({ link, onClose }: { link: ShortLink; onClose: () => void }) {
  const { mutateAsync } = useMutation(changeShortLinkMutation);
  const { slug, product } = link;
  return (
    <Dialog title={`Edit /l/${slug}`} description="Its address and its clicks stay." onClose={onClose}>
      <InputForm
        contract={changeForm}
        values={changeForm.valuesOf({ ...link, productId: product?.id })}
        fields={useTargetFields()}
        send={(input) => mutateAsync({ slug, input })}
        done="Short link saved"
        failed="Failed to save the short link"
        onDone={onClose}
        onCancel={onClose}
        className="grid gap-4 sm:grid-cols-2"
        save="Save"
        buttonsClassName="sm:col-span-2"
      />
    </Dialog>
  );
}
