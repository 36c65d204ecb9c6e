/** The sidebar of the SDK reference. The page on OpenAI-compatible clients is left out: it is shown without a sidebar. */
const sidebars = {
  sdk: [
    'intro',
    'api-reference',
    {
      type: 'category',
      label: 'Services',
      items: [
        'services/activity',
        'services/auth',
        'services/catalog',
        'services/cluster',
        'services/embedding',
        'services/ingestion',
        'services/lab',
        'services/models',
        'services/retrieval',
        'services/serving',
        'services/vectordb',
      ],
    },
  ],
};

export default sidebars;
