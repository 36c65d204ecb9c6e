/**
 * Queries that people would type, and the pages that answer them. Written from the product's features, before any
 * engine was tried. Every third query of each kind is held out: weights are chosen by looking at the others only.
 */
import { LATER, READERS } from './goldenLater.ts';
import { SECTION_QUERIES } from './goldenSections.ts';
import { LOOKED_AT, UNSEEN } from './goldenThird.ts';

export type QueryKind =
  | 'question'
  | 'title'
  | 'identifier'
  | 'error'
  | 'typo'
  | 'partial'
  | 'words'
  | 'blog'
  | 'mixed'
  | 'other words'
  | 'short';

export interface GoldenQuery {
  kind: QueryKind;
  context: 'docs' | 'sdk';
  query: string;
  /** Any of these pages is a right answer. */
  pages: string[];
  /**
   * `/page#section`: any of these sections is right; a page alone means its start. Absent for queries that look for
   * pages only.
   */
  sections?: string[];
  set: QuerySet;
}

/**
 * `later` queries are held out too, because they were written after the tuning. `second` and `held back` look for
 * sections, and so does the `third` set, of which some were looked at.
 */
export type QuerySet = 'tuned on' | 'held out' | 'later' | 'second' | 'held back' | 'third' | 'third unseen';

const KINDS = ['question', 'title', 'identifier', 'error', 'typo', 'partial', 'words'] as const;

/** `query | page page`, one per line. */
const DOCS: Record<(typeof KINDS)[number], string> = {
  question: `
    how do i install emberhold on windows | /installation/windows_installation_guide
    how much memory does a 7b model need | /models/overview
    can i run it without a gpu | /installation/system_requirements /models/overview /installation/gpu_setup_guide
    which operating systems are supported? | /installation/system_requirements
    how to upgrade from 0.5.0 | /installation/installation_process
    how do I remove emberhold completely | /installation/installation_process /installation/windows_installation_guide
    where are the logs | /architecture/components
    what happens when a download is interrupted | /models/downloading-models
    how do i use my own gguf file | /models/downloading-models
    how can I call a model from python | /quickstart /models/deployment
    is it compatible with the openai api | /models/deployment /
    how do i make the console reachable from other computers | /other-topics
    how to create an api key | /other-topics /models/gui-walkthrough
    what is the difference between novice mode and the normal console | /models/novice-mode
    how do I add a second machine | /other-topics
    how do i back up my data | /other-topics
    can emberhold read scanned pdfs | /data-engine
    why are the answers so slow | /models/troubleshooting
    what file types can I ingest | /data-engine
    how do I write my own app for the garden | /app-garden
    does it send telemetry | /other-topics /team/emberhold
    how do I forward a proxy to downloads | /other-topics
    what does exit code 137 mean | /models/troubleshooting
    how to choose which gpu is used | /installation/gpu_setup_guide
    I forgot the admin password | /help-and-fixes
    how to install on a machine without internet | /installation/installation_process
    how do i keep a model from staying in memory when idle | /models/deployment
    which port does the gateway use | /architecture/components
    what license is emberhold under | /other-topics
    how do interviews work at emberhold | /team/mts
    how do i get answers with sources from my documents | /data-engine /use-cases/building-a-rag-pipeline
    how do I set up two gpus in one machine | /installation/gpu_setup_guide`,
  title: `
    quickstart | /quickstart
    system requirements | /installation/system_requirements
    gpu setup guide | /installation/gpu_setup_guide
    novice mode | /models/novice-mode
    app garden | /app-garden
    data engine | /data-engine
    core services | /architecture/core-services
    components | /architecture/components
    use cases | /use-cases
    building a rag pipeline | /use-cases/building-a-rag-pipeline
    jobs | /team/jobs
    help and fixes | /help-and-fixes
    other topics | /other-topics
    downloading models | /models/downloading-models
    deployment | /models/deployment
    architecture overview | /architecture/overview
    installation process | /installation/installation_process
    member of technical staff | /team/mts`,
  identifier: `
    emberhold doctor | /installation/installation_process /help-and-fixes /quickstart /installation/system_requirements /installation/gpu_setup_guide /installation/linux_macos_tarball /models/troubleshooting
    models.sources | /models/downloading-models
    gpu_memory_fraction | /other-topics /installation/gpu_setup_guide /models/overview
    --include-models | /other-topics /help-and-fixes
    EMBERHOLD_HF_TOKEN | /models/downloading-models
    /v1/chat/completions | /models/deployment /quickstart
    /healthz | /architecture/components /app-garden
    app.yaml | /app-garden
    idle_unload | /models/deployment
    emberhold models verify | /models/downloading-models /help-and-fixes
    gateway.public_url | /help-and-fixes /other-topics
    qwen2.5-7b-instruct | /models/overview /quickstart /models/deployment /models/downloading-models
    q4_k_m | /models/overview /models/downloading-models
    nvidia-ctk | /installation/gpu_setup_guide /help-and-fixes
    install.ps1 | /installation/windows_installation_guide
    .wslconfig | /installation/windows_installation_guide /help-and-fixes
    minisign | /installation/linux_macos_tarball /installation/installation_process
    emberhold support bundle | /help-and-fixes
    eh_local_ | /other-topics
    config.yaml | /other-topics /installation/installation_process
    rocminfo | /installation/gpu_setup_guide
    emberhold-agent | /architecture/components /installation/linux_macos_tarball /installation/installation_process
    response_format json_schema | /models/deployment
    garden/v1 | /app-garden /installation/installation_process`,
  error: `
    INSUFFICIENT_GPU_MEMORY | /models/troubleshooting
    could not select device driver "" with capabilities: [[gpu]] | /help-and-fixes /installation/gpu_setup_guide
    error: port 7080 is in use by process | /help-and-fixes
    DOWNLOAD_CHECKSUM_MISMATCH | /models/troubleshooting
    permission denied while trying to connect to the Docker daemon socket | /help-and-fixes
    AUTH_TOKEN_NOT_YET_VALID | /help-and-fixes
    CONTEXT_LENGTH_EXCEEDED | /models/troubleshooting
    runtime exited with code 137 | /models/troubleshooting
    error: cannot reach Emberhold at http://localhost:7080 | /help-and-fixes
    No text found in 'scan.pdf' | /data-engine /help-and-fixes
    Offline mode is on. This action needs a network connection. | /models/troubleshooting
    NODE_VERSION_MISMATCH | /help-and-fixes
    Failed to initialize NVML: Driver/library version mismatch | /help-and-fixes /installation/gpu_setup_guide
    model is used by deployment 'chat' | /models/troubleshooting /models/downloading-models
    Too many failed sign-ins | /help-and-fixes
    APP_UNHEALTHY | /help-and-fixes /app-garden
    DIMENSION_MISMATCH | /help-and-fixes /data-engine`,
  typo: `
    instalation | /installation/installation_process /installation/windows_installation_guide /installation/linux_macos_tarball
    troubelshooting | /models/troubleshooting
    quikstart | /quickstart
    systm requirments | /installation/system_requirements
    deploymnet | /models/deployment
    novise mode | /models/novice-mode
    dowload a model | /models/downloading-models /quickstart
    nvdia driver | /installation/gpu_setup_guide
    archtecture | /architecture /architecture/overview
    retreival modes | /data-engine
    kubernets alternative cluster | /other-topics /architecture/overview
    uninstal | /installation/installation_process /installation/windows_installation_guide
    quantisation variants | /models/overview
    chekcsum wrong | /models/troubleshooting /models/downloading-models
    permisions of apps | /app-garden
    bakcup restore | /other-topics`,
  partial: `
    quickst | /quickstart
    trouble | /models/troubleshooting
    gpu set | /installation/gpu_setup_guide
    system req | /installation/system_requirements
    walkthr | /models/gui-walkthrough
    arch | /architecture /architecture/overview
    air-gap | /installation/installation_process
    wsl mem | /installation/windows_installation_guide
    app gard | /app-garden
    embed | /models/overview /data-engine /architecture/core-services
    reset passw | /help-and-fixes /other-topics
    replic | /models/deployment
    workspa | /other-topics
    tarb | /installation/linux_macos_tarball`,
  words: `
    air gapped install | /installation/installation_process
    apple silicon metal | /installation/gpu_setup_guide /installation/system_requirements
    amd rocm | /installation/gpu_setup_guide
    chunk size overlap | /data-engine
    hybrid search keyword vector | /data-engine
    tls certificate | /other-topics
    reverse proxy cors | /help-and-fixes /other-topics
    quotas tokens per day | /other-topics
    roles owner admin builder member viewer | /other-topics
    port list | /architecture/components
    context length setting | /models/deployment
    streaming chat curl | /models/deployment /quickstart
    rag python example | /use-cases/building-a-rag-pipeline
    benefits salary remote | /team/jobs
    company principles | /team/emberhold
    oidc sign in own app | /other-topics /use-cases
    systemd service | /installation/installation_process /installation/linux_macos_tarball
    hardware tiers spark hearth forge kiln | /installation/system_requirements
    rollback upgrade | /installation/installation_process
    disk space data directory move | /other-topics /models/troubleshooting
    rerank | /data-engine /models/overview /use-cases/building-a-rag-pipeline
    agents tools | /use-cases /app-garden
    docker desktop colima mac | /installation/system_requirements /quickstart /installation/installation_process
    delete model free space | /models/downloading-models`,
};

const BLOG = `
    choosing hardware for local ai memory bandwidth | /blog/2024/04/15/a-primer-on-GenAI-hardware
    year in review 2024 | /blog/2024/12/31/a-year-in-review
    fastapi app with pkce login | /blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app
    agents at the desk | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed
    why 0.4 was never released | /blog/2024/12/31/a-year-in-review
    sign in then chat | /blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app
    agentic computing | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed
    memory first | /blog/2024/04/15/a-primer-on-GenAI-hardware
    what we got wrong | /blog/2024/12/31/a-year-in-review`;

const SDK: Record<(typeof KINDS)[number], string> = {
  question: `
    how do i install the python sdk | /sdk/intro /sdk/current/intro
    how do I handle errors and retries | /sdk/api-reference /sdk/intro
    how to stream a chat answer | /sdk/services/openai /sdk/api-reference /sdk/intro
    how do i create a deployment from python | /sdk/services/serving
    how to download a model and wait for it | /sdk/services/models
    how do I list all accounts | /sdk/services/auth
    how do i upsert vectors | /sdk/services/vectordb
    can I use async | /sdk/intro /sdk/api-reference
    how do I cancel a job | /sdk/services/ingestion`,
  title: `
    api reference | /sdk/api-reference
    vectordb | /sdk/services/vectordb
    retrieval | /sdk/services/retrieval
    embedding | /sdk/services/embedding
    lab | /sdk/services/lab
    activity | /sdk/services/activity`,
  identifier: `
    AsyncEmberhold | /sdk/intro /sdk/api-reference /sdk/current/intro
    serving.estimate | /sdk/services/serving
    ingest_urls | /sdk/services/ingestion
    drain_node | /sdk/services/cluster
    verify_token | /sdk/services/auth
    client.retrieval.answer | /sdk/services/retrieval
    stream_answer | /sdk/services/retrieval
    count_tokens | /sdk/services/embedding
    with_options | /sdk/api-reference /sdk/intro
    MemoryEstimate | /sdk/services/serving /sdk/api-reference
    RerankResult | /sdk/services/embedding /sdk/api-reference
    create_evaluation | /sdk/services/lab
    install_app | /sdk/services/catalog`,
  error: `
    NotFoundError | /sdk/api-reference
    RateLimitError | /sdk/api-reference
    WaitTimeoutError | /sdk/api-reference /sdk/services/models /sdk/services/serving /sdk/services/ingestion
    ConnectionFailedError | /sdk/api-reference /sdk/intro`,
  typo: `
    authentification | /sdk/services/auth /sdk/intro /sdk/api-reference
    embeding models | /sdk/services/embedding
    ingeston pipeline | /sdk/services/ingestion
    retreive context | /sdk/services/retrieval
    exeptions | /sdk/api-reference /sdk/intro`,
  partial: `
    evalu | /sdk/services/lab
    deploym | /sdk/services/serving
    collec | /sdk/services/vectordb
    pagin | /sdk/api-reference`,
  words: `
    metadata filter operators | /sdk/services/retrieval /sdk/services/vectordb
    openai client base url | /sdk/services/openai
    join token node | /sdk/services/cluster
    app permissions grant | /sdk/services/catalog
    usage tokens per day | /sdk/services/activity
    api key create scope | /sdk/services/auth
    compare prompts deployments | /sdk/services/lab
    environment variables client | /sdk/intro /sdk/api-reference`,
};

function read(kind: QueryKind, context: GoldenQuery['context'], lines: string, set?: QuerySet): GoldenQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line, i) => {
      // The last bar is the separator, because error texts may contain one.
      const at = line.lastIndexOf(' | ');
      return {
        kind,
        context,
        query: line.slice(0, at).trim(),
        pages: line.slice(at + 3).split(' '),
        set: set ?? (i % 3 === 2 ? 'held out' : 'tuned on'),
      };
    });
}

function readSections(kind: QueryKind, lines: string, context: GoldenQuery['context'], set?: QuerySet): GoldenQuery[] {
  return read(kind, context, lines).map((query, i) => ({
    ...query,
    pages: query.pages.map((target) => target.replace(/#.*$/, '')),
    sections: query.pages,
    set: set ?? (i % 2 === 1 ? 'held back' : 'second'),
  }));
}

function readThird(queries: typeof LOOKED_AT, set: QuerySet): GoldenQuery[] {
  return (['docs', 'sdk'] as const).flatMap((context) =>
    Object.entries(queries[context]).flatMap(([kind, lines]) => readSections(kind as QueryKind, lines, context, set)),
  );
}

export const GOLDEN: GoldenQuery[] = [
  ...KINDS.flatMap((kind) => read(kind, 'docs', DOCS[kind])),
  ...read('blog', 'docs', BLOG),
  ...KINDS.flatMap((kind) => read(kind, 'sdk', SDK[kind])),
  ...read('mixed', 'docs', READERS, 'tuned on'),
  ...read('mixed', 'docs', LATER.docs, 'later'),
  ...read('mixed', 'sdk', LATER.sdk, 'later'),
  ...Object.entries(SECTION_QUERIES).flatMap(([kind, lines]) => readSections(kind as QueryKind, lines, 'docs')),
  ...readThird(LOOKED_AT, 'third'),
  ...readThird(UNSEEN, 'third unseen'),
];
