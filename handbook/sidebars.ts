export default {
  handbook: [
    'index',
    'getting-started',
    {
      type: 'category',
      label: 'Moving from Docusaurus',
      collapsed: false,
      items: ['moving', 'supported', 'plugin-list'],
    },
    {
      type: 'category',
      label: 'Writing',
      items: ['writing', 'versions', 'comparing-versions', 'locales', 'search', 'api-reference'],
    },
    {
      type: 'category',
      label: 'Appearance and code',
      items: ['appearance', 'custom-css', 'site-code', 'theme-overrides', 'markdown-plugins', 'plugins'],
    },
    {
      type: 'category',
      label: 'Publishing',
      items: ['hosting', 'continuous-integration', 'untrusted-content', 'accessibility'],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'command-line',
        'configuration',
        'configuration-octavo',
        'configuration-content',
        'configuration-theme',
        'configuration-plugins',
        'troubleshooting',
      ],
    },
    { type: 'category', label: 'Inside Octavo', items: ['contributing', 'search-ranking', 'releasing'] },
  ],
};
