import type { DocumentAssets } from '../../shared/renderer.ts';

export const sampleAssets: DocumentAssets = {
  css: 'body{color:red}',
  parts: {
    blog: { style: '.post{}' },
    cards: { style: '.cards{}' },
    diagram: { style: '.diagram{}' },
    home: { first: 'home()' },
    'not-found': { first: 'lost()' },
    tabs: { last: 'tabs()' },
    islands: { last: 'islands()' },
  },
  deferredCss: '.later{}',
  deferredFile: 'assets/theme.1.css',
  bootScript: 'boot()',
  appFile: 'assets/app.1.js',
  siteDataFile: '_octavo/site-1.js',
  headTags: [],
  preBodyTags: [],
  bodyTags: [],
};
