import type { PageIntro } from '@astaguide/content/blocks';
import { pageHistory } from '@astaguide/content/page-history';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { productsQuery, type ProductSummary } from '../../api/products';
import { useShownProducts } from '../../api/shown-products';
import { lazyPage, type LazyPage, type PageProps } from '../lazy-page';
import { guideData } from '../structured-data/article';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { productList } from '../structured-data/product';
import { webSite } from '../structured-data/web-site';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

/** The module of a text page. It contains title and text, so that both are loaded together on demand. */
interface TextPageModule {
  default: ComponentType<PageProps>;
  intro: PageIntro;
  /** schema.org objects of the text. */
  jsonLd?: readonly object[];
}

interface TextRoute<Module extends TextPageModule> extends PageRoute {
  page: LazyPage<Module>;
}

type Listed = readonly (Pick<ProductSummary, 'slug' | 'name'> & Partial<Pick<ProductSummary, 'imageUrl'>>)[];

interface TextRouteOptions {
  /** Loads the page's data. */
  prefetch?: NonNullable<PageRoute['prefetch']>;
  /**
   * For pages that list products. A hook: the products in the page's order, once they are loaded. Structured data has
   * the list, and shared links use its first image.
   */
  useListed?: () => Listed | undefined;
  /** Query parameters that change the page. */
  searchParams?: readonly string[];
}

/** For pages with products of the catalog. */
export const withProducts = {
  prefetch: (client) => client.query(productsQuery),
} satisfies TextRouteOptions;

/** For pages that list products of the catalog. */
export function listing(choose: (products: readonly ProductSummary[]) => Listed): TextRouteOptions {
  return {
    ...withProducts,
    useListed: function useListed() {
      const { data: products } = useShownProducts();
      return products && choose(products);
    },
  };
}

const useNone = () => undefined;

/** Until the module with the title is loaded. */
const loading = { title: 'Loading…', description: '' };

/** What renders pages that are data. */
interface ContentLayout<Content> {
  /** The key of its module in the build manifest. */
  source: string;
  load: () => Promise<(content: Content) => ReactNode>;
  /** The page's type of schema.org, if it has one of its own. */
  schemaType?: string | undefined;
}

/**
 * The route of a page that is data alone: its text, and the layout that renders it.
 *
 * @param source the key of the text's module in the build manifest
 */
export function contentRoute<Content extends PageIntro>(
  path: string,
  source: string,
  load: () => Promise<Content>,
  layout: ContentLayout<Content>,
  options?: TextRouteOptions,
): PageRoute {
  let loaded: TextPageModule | undefined;
  const loadPage = async () => {
    const [intro, render] = await Promise.all([load(), layout.load()]);
    // The same component each time: another one would replace the page that is shown.
    return (loaded ??= {
      default: () => render(intro),
      intro,
      jsonLd: layout.schemaType
        ? [{ '@type': layout.schemaType, name: intro.heading, description: intro.description }]
        : [],
    });
  };
  return textRoute(path, [source, layout.source], loadPage, options);
}

/**
 * The route of a text page.
 *
 * @param source the keys of the page's modules in the build manifest
 */
export function textRoute<Module extends TextPageModule>(
  path: string,
  source: string | readonly string[],
  load: () => Promise<Module>,
  { useListed = useNone, ...data }: TextRouteOptions = {},
): TextRoute<Module> {
  const page = lazyPage(source, load);
  return {
    path,
    page,
    useHead: () => {
      const site = useSite();
      const listed = useListed();
      const text = useSyncExternalStore(page.loaded.subscribe, page.loaded.get, page.loaded.get);
      if (!text) return loading;
      const { intro, jsonLd = [] } = text;
      const history = pageHistory[path];
      return {
        title: intro.title,
        description: intro.description,
        image: listed?.[0]?.imageUrl ?? intro.picture,
        jsonLd: [
          // Every trail of breadcrumbs starts at home, which has none itself.
          path === '/' ? webSite(site, intro.description) : breadcrumbList(site, path, intro.heading),
          ...(history ? [guideData(site, intro, history)] : []),
          ...jsonLd,
          ...(listed?.length ? [productList(site, intro.title, listed)] : []),
        ],
      };
    },
    ...data,
  };
}
