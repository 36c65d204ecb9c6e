/** The sidebar of the product docs. The architecture landing page is left out: it is shown without a sidebar. */
const sidebars = {
  mainSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Installation',
      items: [
        'installation/system_requirements',
        'installation/gpu_setup_guide',
        'installation/installation_process',
        'installation/linux_macos_tarball',
        'installation/windows_installation_guide',
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
    'app-garden',
    'data-engine',
    {
      type: 'category',
      label: 'Use Cases',
      items: ['use-cases/index', 'use-cases/building-a-rag-pipeline'],
    },
    {
      type: 'category',
      label: 'Architecture',
      items: ['architecture/overview', 'architecture/components', 'architecture/core-services'],
    },
    'other-topics',
    'help-and-fixes',
    {
      type: 'category',
      label: 'Our Team',
      items: ['team/emberhold', 'team/jobs', 'team/mts'],
    },
  ],
};

export default sidebars;
