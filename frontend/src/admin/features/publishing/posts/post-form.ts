import { blogPostFormSchema } from '@astaguide/contracts/publishing/blog-post';
import { contractForm } from '../../../ui/form/contract-form';

export const postForm = contractForm(blogPostFormSchema, ['keywords']);
export type PostFormValues = typeof postForm.empty;
