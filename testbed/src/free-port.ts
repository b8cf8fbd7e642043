export { findFreePort } from '@astaguide/infra/launcher/machine';
