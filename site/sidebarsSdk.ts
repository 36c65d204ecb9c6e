/** A label that is written here can be translated; that of a page comes with the translation of the page. */
const doc = (id: string, label: string) => ({ type: 'doc', id, label });

/** The sidebar of the SDK reference. The page on OpenAI-compatible clients is left out: it is shown without a sidebar. */
const sidebars = {
  sdk: [
    doc('intro', 'Introduction'),
    doc('api-reference', 'API reference'),
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
