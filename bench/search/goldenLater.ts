/** Queries that were added after those of golden.ts, in the same form, again written before any engine was tried. */

/** Held out: the first held-out queries have been scored so often that they are no longer independent. */
export const LATER = {
  docs: `
    do I need docker | /installation/system_requirements /installation/installation_process /quickstart
    how do I stop emberhold | /quickstart /installation/installation_process /architecture/overview /installation/linux_macos_tarball
    where does emberhold store my data | /architecture/overview /other-topics /installation/installation_process
    how do I see which models are running | /quickstart /models/deployment /models/gui-walkthrough /models/troubleshooting
    can two people share the same server | /other-topics /use-cases
    how can I limit how many tokens a user can spend | /other-topics
    my answers stop in the middle of a sentence | /models/troubleshooting
    prompt is too long | /models/troubleshooting
    how do I ask questions about my documents | /data-engine /use-cases/building-a-rag-pipeline /use-cases /models/novice-mode
    what is a deployment | /models/overview /models/deployment /
    how do I use it as a coding assistant | /use-cases
    what do the services do | /architecture/core-services
    how do i revoke an api key | /other-topics
    is my data sent to the cloud | /other-topics /team/emberhold / /architecture/overview
    how do i get help from other users | /help-and-fixes /
    how to install the nvidia container toolkit | /installation/gpu_setup_guide /installation/windows_installation_guide
    how to give wsl more memory | /installation/windows_installation_guide
    how to import a model from hugging face | /models/downloading-models
    how do I get json output | /models/deployment
    how do i evaluate prompts | /other-topics
    how do I remove a node from a cluster | /other-topics
    linux distributions supported | /installation/system_requirements
    firewall ports open | /architecture/components /other-topics /installation/system_requirements
    nginx in front of emberhold | /other-topics /help-and-fixes
    launchd plist mac service | /installation/installation_process /installation/linux_macos_tarball
    bash completion | /help-and-fixes /installation/linux_macos_tarball
    filter by metadata | /data-engine
    embedding model dimensions | /models/overview /data-engine
    temperature top_p sampling | /models/deployment
    pictures of the console | /models/gui-walkthrough
    audit log who did what | /other-topics
    cron nightly backup | /other-topics
    apply for a job | /team/jobs
    interview process | /team/mts
    principles local first | /team/emberhold
    queue full 429 | /models/troubleshooting /models/deployment /help-and-fixes
    rocm docker permissions | /installation/gpu_setup_guide
    enviroment varaibles | /other-topics
    certifcate https | /other-topics
    instal docker ubunut | /quickstart /installation/installation_process
    wokspace quota | /other-topics
    embeddigns | /models/overview /data-engine /architecture/core-services
    windwos gpu | /installation/gpu_setup_guide /installation/windows_installation_guide
    requirem | /installation/system_requirements
    air gapp | /installation/installation_process
    api k | /other-topics /models/gui-walkthrough
    roll b | /installation/installation_process
    permiss | /app-garden /help-and-fixes
    idle un | /models/deployment
    how much vram should I buy | /blog/2024/04/15/a-primer-on-GenAI-hardware /models/overview /installation/system_requirements
    openid connect sample app | /blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app /other-topics
    permissions for agents | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed
    what changed in 0.5.1 | /installation/installation_process
    release notes | /installation/installation_process
    command reference | /help-and-fixes
    exit codes of the cli | /help-and-fixes
    which options does models serve have | /help-and-fixes /models/deployment
    add a colleague to a workspace | /other-topics
    transfer ownership | /other-topics
    compare two models side by side | /other-topics
    embedding on the gpu | /data-engine
    reset password without signing in | /help-and-fixes
    where is my sign-in stored on windows | /installation/windows_installation_guide /help-and-fixes`,
  sdk: `
    how do I page through results | /sdk/api-reference
    set a timeout | /sdk/api-reference
    how to delete a collection | /sdk/services/vectordb
    count tokens of a text | /sdk/services/embedding
    list gpus of each node | /sdk/services/cluster
    what changed since 0.5.0 | /sdk/current/intro
    pip install emberhold | /sdk/intro /sdk/current/intro
    wait until a deployment is ready | /sdk/services/serving
    login with email and password | /sdk/services/auth
    index a web page | /sdk/services/ingestion
    tool calling | /sdk/services/openai
    export audit events | /sdk/services/activity
    stop an app | /sdk/services/catalog
    verify checksum of model | /sdk/services/models
    SearchHit | /sdk/api-reference /sdk/services/retrieval
    wait_for_job | /sdk/services/ingestion
    stream_chat | /sdk/services/openai /sdk/api-reference
    retries 429 | /sdk/api-reference
    prompt versions | /sdk/services/lab
    rerank passages | /sdk/services/embedding`,
};

/** Used for tuning, like most of the others: questions of readers who have not seen the docs. */
export const READERS = `
    how do I serve a model | /models/deployment /quickstart
    install on windows | /installation/windows_installation_guide
    gpu out of memory | /models/troubleshooting
    vector database | /data-engine /architecture/core-services
    how much disk space do I need | /installation/system_requirements /quickstart
    which nvidia driver version is required | /installation/system_requirements /installation/gpu_setup_guide
    upload pdf documents to knowledge base | /data-engine
    get an api token | /other-topics /models/gui-walkthrough
    run without internet | /installation/installation_process /models/troubleshooting
    create a new user account | /other-topics
    log in from python | /quickstart
    list all downloaded models | /models/downloading-models
    delete a collection | /data-engine
    how to update to a new version | /installation/installation_process
    does it run on a macbook | /installation/system_requirements /installation/gpu_setup_guide /installation/linux_macos_tarball
    model download stuck | /models/troubleshooting /models/downloading-models
    connection refused when starting | /help-and-fixes
    chat with my own files | /data-engine /use-cases /use-cases/building-a-rag-pipeline /models/novice-mode
    use openai client with local models | /models/deployment
    change the port | /help-and-fixes /architecture/components /other-topics
    are you hiring | /team/jobs
    what is new in 2024 | /blog/2024/12/31/a-year-in-review
    difference between serving and deployment | /models/deployment /models/overview
    streaming chat completions | /models/deployment
    monitor gpu usage | /installation/gpu_setup_guide /other-topics
    wsl2 setup | /installation/windows_installation_guide
    jupyter notebook environment | /app-garden
    uninstall everything | /installation/installation_process
    chunk size for embeddings | /data-engine
    who wrote the blog about agents | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed`;
