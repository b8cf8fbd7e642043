import type { PageIntro } from '@astaguide/content/blocks';
import { pageHistory } from '@astaguide/content/page-history';
import type { StudyChange } from '@astaguide/contracts/site/study-change';
import { use, useSyncExternalStore, type ComponentType } from 'react';
import { productsQuery } from '../../api/products';
import { breadcrumbsOf } from '../../lib/breadcrumbs';
import { StudyChangesContext } from '../../ui/content/studies/study-changes-context';
import { lazyPage, type LazyPage, type PageProps } from '../lazy-page';
import { guideData } from '../structured-data/article';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite, type Site } from '../use-site';
import type { PageRoute } from './page-route';

/** The module of a text page. It contains title and text, so that both are loaded together on demand. */
interface TextPageModule {
  default: ComponentType<PageProps>;
  intro: PageIntro;
  /** schema.org objects of the text; a function where they name the site, its addresses or changes of studies. */
  jsonLd?: readonly object[] | ((site: Site, changes: readonly StudyChange[]) => readonly object[]);
}

interface TextRoute<Module extends TextPageModule> extends PageRoute {
  page: LazyPage<Module>;
}

/** Loads the catalog with a page. */
export const withProducts: PageRoute['prefetch'] = (client) => client.query(productsQuery);

/** Until the module with the title is loaded. */
const loading = { title: 'Loading…', description: '' };

/**
 * The route of a text page.
 *
 * @param source the key of the page's module in the build manifest
 */
export function textRoute<Module extends TextPageModule>(
  path: string,
  source: string,
  load: () => Promise<Module>,
  prefetch?: PageRoute['prefetch'],
): TextRoute<Module> {
  const page = lazyPage(source, load);
  return {
    path,
    page,
    useHead: () => {
      const site = useSite();
      const changes = use(StudyChangesContext);
      const text = useSyncExternalStore(page.loaded.subscribe, page.loaded.get, page.loaded.get);
      if (!text) return loading;
      const { intro, jsonLd = [] } = text;
      const history = pageHistory[path];
      return {
        title: intro.title,
        description: intro.description,
        jsonLd: [
          breadcrumbList(site, breadcrumbsOf(path, intro.heading)),
          ...(history ? [guideData(site, intro, history)] : []),
          ...(typeof jsonLd === 'function' ? jsonLd(site, changes) : jsonLd),
        ],
      };
    },
    ...(prefetch && { prefetch }),
  };
}
