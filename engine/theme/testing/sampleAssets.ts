import type { DocumentAssets } from '../../shared/renderer.ts';

export const sampleAssets: DocumentAssets = {
  styles: [
    { kind: 'inline', text: '.button{}', part: 'button' },
    { kind: 'inline', text: 'body{color:red}' },
    { kind: 'inline', text: '.post{}', part: 'blog' },
    { kind: 'inline', text: '.cards{}', part: 'cards' },
    { kind: 'inline', text: '.diagram{}', part: 'diagram' },
    { kind: 'late', file: 'assets/theme.1.css' },
    { kind: 'inline', text: '.site{}' },
    { kind: 'linked', file: 'assets/site.1.css' },
  ],
  partOfClass: { button: 'button', 'button--primary': 'button', 'oc-cards': 'cards', 'oc-actions': 'cards' },
  parts: {
    announcement: { first: 'announcement()' },
    hash: { first: 'hash()' },
    home: { first: 'home()' },
    'not-found': { first: 'lost()' },
    tabs: { last: 'tabs()' },
    islands: { last: 'islands()' },
  },
  bootScript: 'boot()',
  appFile: 'assets/app.1.js',
  menusFile: 'assets/menus.1.js',
  siteDataFile: '_octavo/site-1.js',
  headTags: [],
  preBodyTags: [],
  bodyTags: [],
};
