/** A label that is written here can be translated; that of a page comes with the translation of the page. */
const doc = (id: string, label: string) => ({ type: 'doc', id, label });

/** A section of a long page that readers look for by name. */
const link = (label: string, href: string) => ({ type: 'link', label, href });

/** The sidebar of the product docs. The architecture landing page is left out: it is shown without a sidebar. */
const sidebars = {
  mainSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Installation',
      items: [
        doc('installation/system_requirements', 'System requirements'),
        doc('installation/gpu_setup_guide', 'GPU setup'),
        doc('installation/installation_process', 'Installation process'),
        doc('installation/linux_macos_tarball', 'Linux and macOS tarball'),
        doc('installation/windows_installation_guide', 'Windows'),
      ],
    },
    'quickstart',
    {
      type: 'category',
      label: 'Models',
      items: [
        'models/overview',
        'models/downloading-models',
        'models/deployment',
        'models/gui-walkthrough',
        'models/novice-mode',
        'models/troubleshooting',
      ],
    },
    doc('app-garden', 'App Garden'),
    doc('data-engine', 'Data engine'),
    {
      type: 'category',
      label: 'Use Cases',
      items: [doc('use-cases/index', 'Use cases'), doc('use-cases/building-a-rag-pipeline', 'Building a RAG pipeline')],
    },
    {
      type: 'category',
      label: 'Architecture',
      items: [
        doc('architecture/overview', 'Overview'),
        doc('architecture/components', 'Components'),
        doc('architecture/core-services', 'Core services'),
      ],
    },
    {
      type: 'category',
      label: 'Administration',
      items: [
        doc('other-topics', 'Administration guide'),
        link('Configuration', '/other-topics#configuration'),
        link('Network and TLS', '/other-topics#networking'),
        link('Accounts and API keys', '/other-topics#people'),
        link('Clusters', '/other-topics#cluster'),
        link('Backup and restore', '/other-topics#disk'),
        link('Monitoring', '/other-topics#monitoring'),
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        link('Command line', '/help-and-fixes#cli'),
        link('Error codes', '/help-and-fixes#error-codes'),
        link('Environment variables', '/other-topics#environment'),
        link('REST API', '/sdk/api'),
        link('Deprecated', '/installation/installation_process#deprecations'),
      ],
    },
    doc('help-and-fixes', 'Help and fixes'),
    {
      type: 'category',
      label: 'Our Team',
      items: [doc('team/emberhold', 'About us'), doc('team/jobs', 'Jobs'), doc('team/mts', 'What MTS means')],
    },
  ],
};

export default sidebars;
