import { blogPostInputSchema } from '@astaguide/contracts/publishing/blog-post';
import { contractForm } from '../../../ui/form/contract-form';

export const postForm = contractForm(blogPostInputSchema, ['keywords']);
export type PostFormValues = typeof postForm.empty;
