/** A label that is written here can be translated; that of a page comes with the translation of the page. */
const doc = (id: string, label: string) => ({ type: 'doc', id, label });

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
    doc('other-topics', 'Other topics'),
    doc('help-and-fixes', 'Help and fixes'),
    {
      type: 'category',
      label: 'Our Team',
      items: [doc('team/emberhold', 'About us'), doc('team/jobs', 'Jobs'), doc('team/mts', 'What MTS means')],
    },
  ],
};

export default sidebars;
