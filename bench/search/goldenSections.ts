/**
 * The second golden set looks for sections. It was written from the content and its headings, before any engine was
 * tried. Every second query of each kind is held back until the end of the work on ranking.
 *
 * `query | /page#section /page`, one a line: any of these is a right answer. A page without a section is its start.
 */

/** Whole questions, as people put them to a colleague. */
const QUESTIONS = `
  how do I give WSL more memory on windows? | /installation/windows_installation_guide#memory
  how do I roll back to the previous version after an upgrade? | /installation/installation_process#roll-back
  what should I do when the download of a model stands still? | /models/troubleshooting#unreachable
  where can I see which port each component listens on? | /architecture/components#ports
  how can I install emberhold on a machine that has no internet connection? | /installation/installation_process#air-gapped
  how do I check that the installation works? | /installation/installation_process#verify
  what do I do if I forgot the password of the only administrator? | /help-and-fixes#lost-password
  how do I get the answer of a model as json? | /models/deployment#json
  how long does a model stay loaded when nobody uses it? | /models/deployment#idle
  can I run a part of a model on the gpu and the rest on the cpu? | /models/deployment#part-of-a-model-on-the-gpu
  how do I delete a model that I no longer need? | /models/downloading-models#delete
  how do I import a gguf file that I already have? | /models/downloading-models#import
  what happens to a download when the connection breaks? | /models/downloading-models#resume
  how do I download a model whose license has to be accepted? | /models/downloading-models#gated
  how can I check whether model files are damaged? | /models/downloading-models#verify
  which file types can the data engine read? | /data-engine#formats
  how do I add documents to a collection? | /data-engine#ingest
  how do I restrict a search to documents with certain metadata? | /data-engine#filters
  what is the difference between vector and keyword search modes? | /data-engine#modes
  what may an app from the garden do on my machine? | /app-garden#permissions
  how do I write the manifest of my own app? | /app-garden#manifest
  how do I install an app from the garden? | /app-garden#install
  how much memory does a model need? | /models/overview#memory
  which model should I choose for my hardware? | /models/overview#choose
  what can I do when a model does not fit into memory? | /models/overview#when-it-does-not-fit /models/troubleshooting#memory
  how do I back up and restore my data? | /other-topics#backup
  how do I move the data directory to another disk? | /other-topics#move-data
  how do I create an api key? | /other-topics#keys /models/gui-walkthrough#key
  how can other computers in my network reach emberhold? | /other-topics#network
  how do I set limits on how many tokens a workspace may use? | /other-topics#quotas
  which environment variables can I set? | /other-topics#environment
  how do I use emberhold behind a company proxy? | /other-topics#proxy
  what roles can an account have? | /other-topics#accounts
  how do I add a second node to my cluster? | /other-topics#cluster
  under which license is emberhold published? | /other-topics#license
  how do I install the nvidia container toolkit? | /installation/gpu_setup_guide#nvidia-toolkit
  does emberhold use the gpu of a mac with apple silicon? | /installation/gpu_setup_guide#apple
  how do I tell emberhold to use only one of my gpus? | /installation/gpu_setup_guide#select
  which linux distributions are supported? | /installation/system_requirements#operating-systems
  which tier of hardware do I need for a 32b model? | /installation/system_requirements#tiers
  how do I verify the signature of the tarball? | /installation/linux_macos_tarball#verify
  how do I turn on completion in my shell? | /help-and-fixes#cli-completion /installation/linux_macos_tarball#completion
  why does docker say could not select device driver? | /help-and-fixes#device-driver
  what does it mean that the port is in use? | /help-and-fixes#port-in-use
  why does the browser refuse the connection to the api? | /help-and-fixes#cors
  why does sign-in send me back to the wrong address? | /help-and-fixes#public-url
  why are the answers of my model so slow? | /models/troubleshooting#slow
  why is an answer cut off in the middle? | /models/troubleshooting#cut
  what does exit code 137 mean when a deployment loads? | /models/troubleshooting#load-failed
  what can I do when the prompt is too long? | /models/troubleshooting#context
  how do I switch novice mode off? | /models/novice-mode#switch /models/gui-walkthrough#novice
  what does novice mode do differently? | /models/novice-mode#differences
  where does emberhold keep its data? | /architecture/overview#data /installation/installation_process#paths
  what happens when a chat request comes in? | /architecture/overview#request
  where do I find the logs of a service? | /architecture/components#logs
  how do I stop emberhold and see what runs? | /quickstart#stop
  how do I improve the answers of a rag pipeline? | /use-cases/building-a-rag-pipeline#improve
  how can I use emberhold for help with code in my editor? | /use-cases#code
  what happens in the interviews? | /team/mts#interview
  how do I apply for a job at emberhold? | /team/jobs#how-to-apply`;

/** Queries in words that the docs do not use for the subject. */
const OTHER_WORDS = `
  uninstall a model | /models/downloading-models#delete
  log in to the console | /models/gui-walkthrough#sign-in
  not enough vram | /models/troubleshooting#gpu-memory
  program crashed while starting a model | /models/troubleshooting#load-failed
  erase emberhold from my computer | /installation/installation_process#uninstall /installation/windows_installation_guide#uninstall
  update to the newest release | /installation/installation_process#upgrade /installation/windows_installation_guide#upgrade
  ram needed | /models/overview#memory /installation/system_requirements#how-memory-is-counted
  graphics card not detected | /help-and-fixes#gpu-not-available /models/troubleshooting#no-gpu
  corporate firewall settings | /other-topics#proxy /installation/system_requirements#network
  offline setup | /installation/installation_process#air-gapped
  speed up responses | /models/troubleshooting#slow
  hard drive full | /models/troubleshooting#disk
  user permissions | /other-topics#accounts
  access token for scripts | /other-topics#keys
  recover lost login | /help-and-fixes#lost-password
  disaster recovery | /other-topics#backup
  usage caps per team | /other-topics#quotas
  single sign on for my application | /other-topics#oidc /use-cases#sign-in
  audit trail | /other-topics#activity
  telemetry | /other-topics#security
  truncated output | /models/troubleshooting#cut
  input exceeds the window | /models/troubleshooting#context
  corrupted file | /models/downloading-models#verify /models/troubleshooting#checksum
  resume a broken transfer | /models/downloading-models#resume
  pdf upload | /data-engine#ingest /data-engine#formats
  ocr for images of text | /data-engine#when-a-file-cannot-be-read /data-engine#formats
  knowledge base from my files | /data-engine#ingest /use-cases#documents
  beginner interface | /models/novice-mode
  terminate a running model | /models/deployment#change /quickstart#stop
  scale out a deployment | /models/deployment#replicas
  unload after inactivity | /models/deployment#idle
  multiple graphics cards | /installation/gpu_setup_guide#several
  radeon | /installation/gpu_setup_guide#amd
  m1 macbook acceleration | /installation/gpu_setup_guide#apple
  autostart at boot | /installation/installation_process#service /quickstart#stop
  tab completion bash | /help-and-fixes#cli-completion /installation/linux_macos_tarball#completion
  address already in use | /help-and-fixes#port-in-use
  cross origin request blocked | /help-and-fixes#cors
  change where files are stored | /other-topics#move-data
  vacancies | /team/jobs#open-positions`;

/** One or two words with several meanings. Most readers want the page or section about the subject itself. */
const SHORT = `
  models | /models/overview
  install | /installation/installation_process /quickstart#install
  gpu | /installation/gpu_setup_guide
  windows | /installation/windows_installation_guide
  deployment | /models/deployment
  deploy model | /models/deployment /models/deployment#create
  memory | /models/overview#memory /models/troubleshooting#memory
  download | /models/downloading-models /models/downloading-models#pull
  upgrade | /installation/installation_process#upgrade
  uninstall | /installation/installation_process#uninstall
  cluster | /other-topics#cluster
  backup | /other-topics#backup
  proxy | /other-topics#proxy
  quotas | /other-topics#quotas
  logs | /architecture/components#logs
  ports | /architecture/components#ports
  docker | /installation/installation_process#docker /quickstart#install-docker
  wsl | /installation/windows_installation_guide#wsl /installation/windows_installation_guide
  chat | /models/gui-walkthrough#chat /use-cases#chat
  search | /data-engine#search
  collections | /data-engine#collections
  apps | /app-garden /app-garden#apps
  roles | /other-topics#accounts
  api key | /other-topics#keys /models/gui-walkthrough#key
  settings | /models/deployment#parameters
  configuration | /other-topics#configuration
  license | /other-topics#license
  checksum | /models/troubleshooting#checksum
  offline | /models/troubleshooting#offline /installation/installation_process#air-gapped
  rag | /use-cases/building-a-rag-pipeline`;

export const SECTION_QUERIES = { question: QUESTIONS, 'other words': OTHER_WORDS, short: SHORT };
