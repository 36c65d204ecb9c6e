import { ThemeClassNames as names } from 'octavo:class-names';

/** Those of theme-common 3.8.1, and those that 3.10 added: ejected components of a newer site use them. */
export const ThemeClassNames = {
  ...names,
  tabs: { container: 'theme-tabs-container' },
  docs: {
    ...names.docs,
    docCard: {
      container: 'theme-doc-card-container',
      heading: 'theme-doc-card-heading',
      icon: 'theme-doc-card-icon',
      title: 'theme-doc-card-title',
      description: 'theme-doc-card-description',
    },
  },
};
