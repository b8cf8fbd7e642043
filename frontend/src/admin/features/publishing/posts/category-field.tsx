import { blogCategories } from '@astaguide/contracts/publishing/blog-post';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { siteSettingsQuery } from '../../../../api/site-settings';
import { ContractField, type FieldLayout } from '../../../ui/form/contract-field';
import { postForm, type PostFormValues } from './post-form';

/** The category of an article: one of every site, one of the settings, or the one that it has. */
export function CategoryField({ field }: { field: FieldLayout<PostFormValues> }) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const chosen = useWatch<PostFormValues, 'category'>({ name: 'category' });
  const known = [...blogCategories, ...(settings?.postCategories ?? []), chosen].filter(Boolean);
  return <ContractField form={postForm} field={{ ...field, options: [...new Set(known)] }} />;
}
