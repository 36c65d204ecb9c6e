/**
 * Elements around the site's own parts of the theme are not boxes. Docusaurus's own component for a document leaves room for
 * the table of contents, which has a column of its own here.
 */
export const PARTS_CSS =
  'oc-part{display:contents}' +
  // The parts themselves are boxes of the layout; what is in them is made for the top of a window.
  '.oc-body>oc-part{display:block}@media(width>=997px){.oc-body>oc-part{position:sticky;padding:2rem 0;top:var(--oc-navbar-height);align-self:start;max-height:calc(100vh - var(--oc-navbar-height));overflow:auto;scrollbar-width:thin}}' +
  '@media(width<997px){.oc-body>oc-part{display:none}}' +
  '.oc-body>oc-part .oc-toc{position:static;max-height:none;padding:0}' +
  'oc-part[data-oc-part=DocSidebar],oc-part[data-oc-part=TOC]{--ifm-navbar-height:0px}' +
  'oc-part[data-oc-part=DocSidebar] .oc-brand{display:none}' +
  ':where(oc-part[data-oc-part=TOC]) a:not(:hover){text-decoration:var(--ifm-link-decoration,none)}' +
  '@media(width>=997px){.oc-narrow-only{display:none}}' +
  '.oc-tree .oc-own-item{margin:0;padding:0;border:0}' +
  '.oc-cards li:has(.card){padding:0;border:0;background:none}' +
  '.oc-main [class*=docItemCol]{max-width:none!important}.oc-main .col--3:empty{display:none}';

/** A page written as a component has the whole width, and looks as its author made it. Here, because few pages need it. */
export const CODE_PAGE_CSS =
  '.oc-layout[data-kind=code-page]{max-width:none;padding:0}' +
  '.oc-bare :is(.oc-skip,.oc-announcement,.oc-navbar,.oc-drawer,.oc-footer,.oc-to-top),' +
  '.oc-bare :is([data-oc-part=AnnouncementBar],[data-oc-part=Navbar],[data-oc-part=Footer]),' +
  '.oc-no-footer :is(.oc-footer,[data-oc-part=Footer]){display:none!important}' +
  '.oc-bare .oc-layout{min-height:0}' +
  '[data-kind=code-page] .oc-main{max-width:none;padding:0}' +
  '[data-kind=code-page]~.oc-footer{margin-top:0}' +
  // As Infima has them, unless the site says otherwise.
  '.oc-code-page{line-height:var(--ifm-line-height-base,1.65)}' +
  '.oc-code-page :where(h1,h2,h3,h4,h5,h6){margin:0 0 var(--ifm-heading-margin-bottom,1rem);' +
  'color:var(--ifm-heading-color,inherit);letter-spacing:normal}' +
  ['2rem', '1.5rem', '1.25rem', '1rem', '.875rem', '.85rem']
    .map((size, i) => `.oc-code-page :where(h${i + 1}){font-size:var(--ifm-h${i + 1}-font-size,${size})}`)
    .join('') +
  '.oc-code-page :where(p){margin-bottom:var(--ifm-paragraph-margin-bottom,1.25rem)}' +
  '.oc-code-page :where(a){min-width:auto;min-height:auto}' +
  '.oc-code-page :where(a:not(:hover)){text-decoration:var(--ifm-link-decoration,none)}';
