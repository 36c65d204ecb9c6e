/**
 * The third golden set also looks for sections. Someone who did not know the ranking wrote it from the content, with
 * more words that practitioners use and the docs do not. It lists only the best answers in the searched context. Work
 * on ranking looked at the misses of `LOOKED_AT`, but only at totals of `UNSEEN`.
 *
 * `query | /page#section /page`, one a line: any of these is a right answer. A page without a section is its start.
 */
type Contexts = Record<'docs' | 'sdk', Record<'question' | 'other words' | 'short', string>>;

export const LOOKED_AT: Contexts = {
  docs: {
    question: `
      does this send my prompts to some cloud | / /other-topics#security
      what's the fastest way to get a local llm answering on my own box? | /quickstart
      do i have to start it again by hand after rebooting my computer? | /quickstart#stop
      what does the doctor command look at and is a yellow warning bad? | /quickstart#check
      what is an installed app allowed to do, can it send my files to the internet? | /app-garden#permissions
      how do i turn my own web container into something people can open from the dashboard? | /app-garden#own
      if I remove an app do I lose what people saved in it | /app-garden#manage
      can I switch to another embedding model for documents that are already loaded? | /data-engine#collections
      importing thousands of files takes forever, can the graphics card do the vectorizing | /data-engine#embedding-device
      how do I let other computers in the office use it over https | /other-topics#network
      can I stop one team from eating up all the tokens? | /other-topics#quotas
      how is the whole system put together, roughly? | /architecture /architecture/overview#picture
      what happens to my message between my program and the gpu? | /architecture/overview#request
      is stuff on the disk encrypted? | /architecture/overview#data /other-topics#security
      what url should our uptime robot poll? | /architecture/components#health
      which parts stop working when the login service is down | /architecture/core-services#auth
      our server has no internet at all, can I still install it? | /installation/installation_process#air-gapped
      how do I go back to the previous version after a bad update? | /installation/installation_process#roll-back
      how to set it up with ansible without being asked for the admin password | /installation/installation_process#unattended
      how can I be sure the archive I got wasn't tampered with? | /installation/linux_macos_tarball#verify
      why does it say my 24 GB card has 25.8 | /installation/system_requirements#how-memory-is-counted
      does it work with intel arc? | /installation/system_requirements#gpus
      powershell refuses the installer because scripts are disabled on this system | /installation/windows_installation_guide#fails
      nvidia-smi works but containers can't see my graphics card | /installation/gpu_setup_guide#nvidia-toolkit /help-and-fixes#device-driver
      can i keep one card free for my monitor? | /installation/gpu_setup_guide#select
      how do I get a model out of memory when nobody uses it | /models/deployment#idle
      how many people can ask at once before somebody gets an error | /models/deployment#concurrency-and-queue
      internet went away halfway while fetching the weights, do I start from zero? | /models/downloading-models#resume
      are my conversations in the web chat stored on the server? | /models/gui-walkthrough#chat /architecture/components#console
      which model should i take for a 12gb card | /models/overview#choose
      what happens if a model is bigger than my vram? | /models/overview#when-it-does-not-fit
      response just stops in the middle of a sentence | /models/troubleshooting#cut
      if it's free how do you make money? | /team/emberhold#how-we-earn-money
      do two graphics cards make it twice as fast? | /blog/2024/04/15/a-primer-on-GenAI-hardware#two-cards
      what is emberhold actually? | /
      does it crawl the whole website when I give it a link? | /data-engine#formats
      search in my files only gives rubbish, what can I check | /help-and-fixes#search-quality /use-cases/building-a-rag-pipeline#improve
      can one huge model be spread over two machines | /architecture/overview#nodes /installation/gpu_setup_guide#several
      can I bounce just one component and leave the others alone | /architecture/core-services#common
      will my rx 7900 xtx work? | /installation/gpu_setup_guide#amd /installation/system_requirements#gpus
      still on 0.3.2, can I just update in place? | /installation/installation_process#from-032
      what exactly does install.sh change on my system? | /installation/linux_macos_tarball#install
      do I need docker desktop or is podman fine | /installation/system_requirements#software /installation/installation_process#docker
      I already have docker desktop on my windows pc, will the installer put a second docker on it? | /installation/windows_installation_guide#install
      how do I swap the model behind a name without touching my programs? | /models/deployment#change
      hugging face wants me to agree to something before I get the weights, where do I put my token | /models/downloading-models#gated
      how do I find out whether the model on my disk is corrupt? | /models/downloading-models#verify
      why is there no settings page in my menu? | /models/gui-walkthrough#novice /models/novice-mode#differences
      where do I click to get a token for my script | /models/gui-walkthrough#key /other-topics#keys
      what do precise, balanced and creative change | /models/novice-mode#3-ask
      only getting two words per second, whats wrong | /models/troubleshooting#slow
      I downloaded qwen but the api says there is no deployment with that name | /models/troubleshooting#not-ready
      is there a hosted version so I don't need hardware? | /team/emberhold#what-we-do-not-do
      how do I use it as a copilot inside vs code? | /use-cases#code
      is a used 3090 still worth it for llms? | /blog/2024/04/15/a-primer-on-GenAI-hardware#bandwidth
      why is there no 0.4? | /blog/2024/12/31/a-year-in-review#zero-four
      why did you drop cpu support once and then bring it back | /blog/2024/12/31/a-year-in-review#requiring-a-gpu
      users get logged out at random under load when tokens are refreshed | /blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app#notes
      why shouldn't I just put one secret in the environment of my web app? | /blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app#why
      how do I protect an agent from prompt injection? | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed#permission
      why do agents burn so many tokens | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed#calls`,
    'other words': `
      glossary of terms | /#words-used-in-these-docs
      manual for older release | /#versions-of-these-docs
      hello world script | /quickstart#python
      plugin crashed on launch | /app-garden#fails
      split text into pieces size | /data-engine#pipelines
      tab key suggestions zsh | /help-and-fixes#cli-completion
      multi tenancy departments | /other-topics#workspaces
      boot order of containers | /architecture/overview#start
      sandboxing hardening | /architecture/overview#trust
      sql backend for metadata | /architecture/components#store
      background daemon on each machine | /architecture/components#agent
      config file location | /installation/installation_process#paths
      launch at boot on linux | /installation/installation_process#service /quickstart#stop
      update from usb stick | /installation/linux_macos_tarball#upgrade-and-uninstall
      domains to whitelist egress | /installation/system_requirements#network
      vram calculator | /installation/system_requirements#calculator /models/overview#memory
      sampling randomness knobs | /models/deployment#parameters
      ollama pull equivalent | /models/downloading-models#pull /quickstart#download
      private mirror of weights | /models/downloading-models#sources
      yellow bar meaning | /models/gui-walkthrough#deploy
      beginner friendly interface | /models/novice-mode
      quantization levels compared | /models/overview#variants
      gibberish looping output | /models/troubleshooting#strange
      pto and maternity | /team/jobs#what-you-get
      envvars injected into my plugin | /app-garden#environment
      ati graphics under win11 | /installation/windows_installation_guide#before /installation/gpu_setup_guide#nvidia-windows
      paging through results with curl | /architecture/core-services#common
      gpg authenticity check | /installation/linux_macos_tarball#verify
      wipe ubuntu and all data | /installation/windows_installation_guide#uninstall
      erase weights free space | /models/downloading-models#delete
      browse available llms | /models/gui-walkthrough#find /models/downloading-models#search
      query my own files no code | /models/novice-mode#documents
      multilingual vectorizer | /models/overview#embedding-models
      hash does not match | /models/troubleshooting#checksum
      vacancies for engineers | /team/jobs#open-positions
      chatgpt replacement for company | /use-cases#chat
      landing page cards | /models/gui-walkthrough#home
      reading prompt versus writing speed | /blog/2024/04/15/a-primer-on-GenAI-hardware#two-phases
      redis for logins with gunicorn workers | /blog/2025/01/03/adding-emberhold-auth-and-models-to-your-app#production
      compounding error rate | /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed#evaluation`,
    short: `
      permissions | /app-garden#permissions /other-topics#accounts
      pdf | /data-engine#formats /data-engine#when-a-file-cannot-be-read
      429 | /help-and-fixes#limits /models/troubleshooting#not-ready
      tls | /other-topics#network
      microservices | /architecture/core-services
      newer version | /installation/installation_process#upgrade /installation/windows_installation_guide#upgrade
      wsl | /installation/windows_installation_guide
      cuda | /installation/gpu_setup_guide#nvidia-linux /installation/system_requirements#gpus
      vram | /models/overview#memory /installation/system_requirements#how-memory-is-counted
      timeout | /help-and-fixes#request-timeout /models/troubleshooting#not-ready
      agents | /use-cases#agents /blog/2025/01/13/agentic-computing-is-here-just-not-evenly-distributed
      monitoring | /other-topics#monitoring /architecture/components#health
      culture | /team/emberhold#how-we-work
      context window | /models/troubleshooting#context /models/deployment#context-length
      rag | /use-cases/building-a-rag-pipeline /data-engine#answers
      support | /team/emberhold#how-we-earn-money /other-topics#license /help-and-fixes#ask
      hiring | /team/jobs#how-to-apply /team/mts#interview
      signature | /installation/linux_macos_tarball#verify`,
  },
  sdk: {
    question: `
      how can my backend check the access token a user sends along | /sdk/services/auth#verify_token
      how do I show a progress bar while weights are being fetched from python? | /sdk/services/models#wait_for_download
      let the model call my python function | /sdk/services/openai#tools
      why did this passage come out on top | /sdk/services/retrieval#explain
      how do I give just one call a longer time limit | /sdk/api-reference#with-options
      my loop prints far more items than the limit I passed, why? | /sdk/api-reference#pagination
      certificate from our internal CA is rejected by the python client | /sdk/api-reference#client
      does the python package have to be the same version as the server? | /sdk/intro#versions /sdk/current/intro#update
      how can I dump the audit trail into a csv for compliance? | /sdk/services/activity#export
      python code that adds ember-chat broke after the update, it says a permission is not granted | /sdk/services/catalog#install_app
      how do I index a string from my database instead of a file | /sdk/services/ingestion#ingest_text
      which files failed in last night's import and why | /sdk/services/ingestion#list_jobs
      can I test a prompt against 200 known answers automatically? | /sdk/services/lab#evaluate
      can I use the javascript openai package with this? | /sdk/services/openai#other-clients
      my script asks too early, how do I block until the model is loaded? | /sdk/services/serving#wait_until_ready
      can I bring my own 1536 long vectors from another provider? | /sdk/services/vectordb#create_collection`,
    'other words': `
      automatic backoff after failure | /sdk/api-reference#timeouts-and-retries
      sort passages by relevance | /sdk/services/embedding#rerank
      credential lookup precedence | /sdk/api-reference#configuration
      bump library pip | /sdk/current/intro#update
      block a former employee | /sdk/services/auth#update_account
      reload listing right now | /sdk/services/catalog#refresh
      gpu utilization history | /sdk/services/cluster#metrics
      shrink kv footprint 8-bit | /sdk/services/serving#deploy
      purge entries matching condition | /sdk/services/vectordb#delete`,
    short: `
      exceptions | /sdk/api-reference#errors
      reranker | /sdk/services/embedding#rerank
      progress | /sdk/services/models#wait_for_download /sdk/services/ingestion#get_job
      embeddings | /sdk/services/embedding /sdk/services/openai#embed
      pip | /sdk/intro#install`,
  },
};

export const UNSEEN: Contexts = {
  docs: {
    question: `
      I'm new here and not a programmer, where should I begin? | /#start-here /models/novice-mode
      how many gigabytes will the first setup pull down | /quickstart#before-you-start
      how can I talk to the model without opening a browser | /quickstart#in-the-terminal
      can it read scanned pdfs | /data-engine#formats /data-engine#when-a-file-cannot-be-read
      difference between searching by meaning and matching exact words, which one should I pick? | /data-engine#modes
      only admin forgot his password and nobody can get in anymore | /help-and-fixes#lost-password
      our intranet page can't call the api, console shows a cross origin error | /help-and-fixes#cors
      my deploy script got return status 7, what does that stand for? | /help-and-fixes#exit-codes
      system disk is full, how to put everything on a second drive | /other-topics#move-data
      we only get out through a corporate web gateway, how do I tell it about that? | /other-topics#proxy
      what if the main server of the cluster dies | /architecture/overview#nodes
      why does an api key still work right after I revoked it? | /architecture/overview#request /other-topics#keys
      which ports do I need to open in the firewall | /architecture/components#ports /installation/system_requirements#network
      does it run on llama.cpp or vllm under the hood? | /architecture/components#runtimes
      can my old laptop with 16 gigs and no graphics card run this? | /installation/system_requirements#tiers /models/overview#choose
      after I restart my pc nothing answers on localhost anymore (windows) | /installation/windows_installation_guide#daily
      how can i force the reply to be valid json | /models/deployment#json
      can I use a gguf I fine tuned myself | /models/downloading-models#import
      is there an easy mode for someone who doesn't know what quantization is? | /models/novice-mode
      I deleted a file from the folder but the bot still cites it | /use-cases/building-a-rag-pipeline#update
      summarise ten thousand support tickets overnight, how | /use-cases#batch
      our admin is leaving the company, how do we pass the installation on to someone else? | /other-topics#ownership
      how much memory does it eat while no model is loaded? | /architecture/components#footprint
      does indexing go on after the server was restarted in the middle of it? | /architecture/core-services#ingestion /architecture/overview#document
      do I need to install anything so that an M3 macbook uses its gpu | /installation/gpu_setup_guide#apple
      mac says the program can't be opened because it came from the internet | /installation/linux_macos_tarball#unpack
      does the assistants or image part of the openai api work here | /models/deployment#api
      why is my first message so slow when I come back from lunch? | /models/novice-mode#differences /models/troubleshooting#slow
      what does q4_k_m mean and do I lose quality with it? | /models/overview#variants
      can I work for you from brazil? | /team/jobs
      is there a whiteboard round or a coding test when I apply? | /team/mts#interview
      how can I measure whether my document search got better | /use-cases/building-a-rag-pipeline#check
      how do I write a small program that answers from company files and shows where it got it from? | /use-cases/building-a-rag-pipeline
      can it make pictures or transcribe audio | /use-cases#what-it-is-not-for
      what matters more, a faster chip or more memory | /blog/2024/04/15/a-primer-on-GenAI-hardware`,
    'other words': `
      shut the whole thing down | /quickstart#stop
      yaml schema for custom plugin | /app-garden#manifest
      narrow results by tag | /data-engine#filters
      machine readable cli result format | /help-and-fixes#cli-global
      disaster recovery nightly copy | /other-topics#backup
      design philosophy | /architecture#principles /team/emberhold#what-we-believe
      nearest neighbour accuracy tuning | /architecture/core-services#vectordb
      brute force lockout | /architecture/core-services#auth /models/gui-walkthrough#sign-in
      linux subsystem ram cap | /installation/windows_installation_guide#memory
      cap vram percentage | /installation/gpu_setup_guide#select
      load balancing two copies | /models/deployment#replicas
      gqa versus mha footprint | /blog/2024/04/15/a-primer-on-GenAI-hardware#capacity
      ipynb workbench | /app-garden#apps
      folder layout on disk | /architecture/overview#data
      jwt lifetime | /architecture/core-services#auth
      radeon not detected | /installation/gpu_setup_guide#amd /installation/gpu_setup_guide#if-something-fails
      spinner never finishes | /models/troubleshooting#loading
      org chart departments | /team/emberhold#the-teams
      promotion career ladder | /team/mts#how-you-grow
      sprint schedule | /team/mts#a-typical-cycle
      custom system instructions | /use-cases/building-a-rag-pipeline#own-prompt
      invoice field parsing | /use-cases#extraction /models/deployment#json
      lora training | /use-cases#what-it-is-not-for
      history of launches | /blog/2024/12/31/a-year-in-review#dates`,
    short: `
      discord | /#get-help /help-and-fixes#ask
      logging | /architecture/components#logs
      specs | /installation/system_requirements#tiers
      temperature | /models/deployment#parameters /models/novice-mode#3-ask
      gguf | /models/downloading-models#import /models/overview#variants
      session | /models/gui-walkthrough#sign-in /architecture/core-services#auth
      careers | /team/jobs
      powershell | /installation/windows_installation_guide#daily
      offline | /installation/installation_process#air-gapped /models/troubleshooting#offline
      dashboard | /models/gui-walkthrough /models/gui-walkthrough#home
      qwen | /models/overview#chat-and-code-models /models/overview#choose
      sso | /use-cases#sign-in /other-topics#oidc
      macbook | /installation/system_requirements#operating-systems /installation/gpu_setup_guide#apple
      beginner | /models/novice-mode`,
  },
  sdk: {
    question: `
      which exception do I catch when too many requests are waiting? | /sdk/api-reference#errors /sdk/api-reference#codes
      scores are tiny since I upgraded and my cutoff drops everything, what happened | /sdk/current/intro#defaults
      add 30 users at once from a script, possible? | /sdk/services/auth#create_account
      one of the workers is dead for good, how do I get it off the list? | /sdk/services/cluster#remove_node
      do I have to put search_query: in front of the text for nomic? | /sdk/services/embedding#embed /sdk/services/embedding#purpose
      want to write the prompt myself but keep the passages under 2000 tokens | /sdk/services/retrieval#context
      how do I let more requests run in parallel on something that is already deployed, from python | /sdk/services/serving#update
      sdk can't find the gguf on my laptop when I try to add it | /sdk/services/models#import_path`,
    'other words': `
      write own audit entry | /sdk/services/activity#record
      insert or overwrite rows | /sdk/services/vectordb#upsert
      coroutines non-blocking | /sdk/api-reference#async /sdk/current/intro#try-async
      live feed of happenings | /sdk/services/activity#stream
      reusable template with placeholders | /sdk/services/lab#save_prompt
      abort fetching but keep bytes | /sdk/services/models#cancel_download
      batch of questions at once | /sdk/services/retrieval#search_many`,
    short: `
      token count | /sdk/services/activity#usage /sdk/services/embedding#count_tokens
      tools | /sdk/services/openai#tools
      drain | /sdk/services/cluster#drain_node`,
  },
};
