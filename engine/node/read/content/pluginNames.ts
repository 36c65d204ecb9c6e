/** Docusaurus's content plugins: in addresses of data, and as folders of translations. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
export const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';
export const PAGES_PLUGIN = 'docusaurus-plugin-content-pages';
