import type { TocItem } from '../../shared/pageData.ts';

const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link to ${text}" title="Direct link to ${text}"></a></h${level}>`;

export const sampleToc: TocItem[] = [
  { id: 'before-you-start', level: 2, html: 'Before you start' },
  { id: 'deploy', level: 2, html: 'Deploy with <code>emberhold deploy</code>' },
  { id: 'choose-a-variant', level: 3, html: 'Choose a variant' },
  { id: 'replicas', level: 3, html: 'Replicas' },
  { id: 'check', level: 2, html: 'Check that it answers' },
  { id: 'remove', level: 2, html: 'Remove a deployment' },
];

export const sampleArticle = `
<header><h1>Deployment</h1></header>
<p>A deployment is a model loaded and answering requests under a name you choose. This page takes you from a downloaded model to an endpoint your programs can call.</p>
${heading(2, 'before-you-start', 'Before you start')}
<p>You need a running cluster and at least one downloaded model. A model of eight billion parameters in the <code>q4_k_m</code> variant takes about 5.5 GB of GPU memory; <a href="../installation/system_requirements.html">system requirements</a> has the full table. Emberhold refuses a deployment that does not fit and tells you by how much.</p>
<ul><li>Sign in to the console on port 7080, or use the command line on the control node.</li><li>Know the model's identifier, such as <code>llama-3.1-8b-instruct:q4_k_m</code>.<ul><li>Identifiers are case-sensitive.</li></ul></li><li>Have the <em>operator</em> role in the workspace.</li></ul>
${heading(2, 'deploy', 'Deploy with <code>emberhold deploy</code>')}
<p>Name the model and the deployment. The command waits until the first replica is ready, which takes between ten seconds and two minutes.</p>
<pre tabindex="0"><code>emberhold deploy llama-3.1-8b-instruct:q4_k_m --name chat --replicas 2 --context 8192 --workspace default --wait</code></pre>
<blockquote><p>Prompts, documents and model weights stay on your machines.</p></blockquote>
${heading(3, 'choose-a-variant', 'Choose a variant')}
<p>A variant is one quantization of a model. Smaller ones need less memory and lose a little quality.</p>
<table tabindex="0"><thead><tr><th>Variant</th><th>Bits</th><th>GPU memory, 8 B model</th><th>Use it when</th></tr></thead><tbody><tr><td><code>q4_k_m</code></td><td>4.8</td><td>5.5 GB</td><td>You have one consumer card. The default.</td></tr><tr><td><code>q8_0</code></td><td>8.5</td><td>9.1 GB</td><td>Quality matters more than speed, and the memory is there.</td></tr><tr><td><code>f16</code></td><td>16</td><td>16.6 GB</td><td>You compare variants or fine-tune.</td></tr></tbody></table>
${heading(3, 'replicas', 'Replicas')}
<p>Each replica is a full copy on one node. Requests go to the replica with the shortest queue. Press <kbd>Ctrl</kbd>+<kbd>C</kbd> to stop waiting; the deployment goes on.</p>
<ol><li>Open <strong>Models</strong>, then <strong>Deployments</strong>.</li><li>Choose the deployment and select <strong>Scale</strong>.</li><li>Enter a number and confirm.</li></ol>
<h4 id="limits">Limits</h4>
<p>At most 16 replicas per deployment.</p>
${heading(2, 'check', 'Check that it answers')}
<p>Ask it something. The answer arrives as JSON with the tokens it used.</p>
<pre tabindex="0"><code>curl http://localhost:7080/v1/chat/completions \\
  -H "Authorization: Bearer $EMBERHOLD_API_KEY" \\
  -d '{"model": "chat", "messages": [{"role": "user", "content": "Say hello."}]}'</code></pre>
${heading(2, 'remove', 'Remove a deployment')}
<p>Removing frees GPU memory at once. The weights stay on disk until you remove the model itself. See <a href="https://example.com/" target="_blank" rel="noopener noreferrer">the release notes</a>.</p>
<hr>
<p>Next: walk through the same steps in the console.</p>
`;

export const sampleHome = `
<header><h1>Generative AI on hardware you own</h1></header>
<p>Emberhold installs on one workstation or a small cluster, downloads open-weight models and serves them behind an OpenAI-compatible endpoint. Nothing leaves your machines.</p>
<div class="oc-actions"><p><a href="quickstart.html">Get started</a> <a href="installation/system_requirements.html">Check your hardware</a></p></div>
${heading(2, 'choose', 'Choose your way in')}
<div class="oc-cards"><ul>
<li><a href="installation/installation_process.html">Install it</a> From download to a running console on Linux, macOS or Windows.</li>
<li><a href="models/overview.html">Run a model</a> Pick open weights that fit your memory and give them a name.</li>
<li><a href="app-garden.html">Use the App Garden</a> Chat, transcription and notebooks, one click each, already signed in.</li>
<li><a href="data-engine.html">Ask your documents</a> Turn folders into collections and get answers that cite them.</li>
<li><a href="sdk/intro.html">Build with the SDK</a> Python and TypeScript, or any OpenAI client you already have.</li>
<li><a href="architecture/overview.html">See how it works</a> Gateway, agent, scheduler and store, and what talks to what.</li>
</ul></div>
${heading(2, 'parts', 'What is inside')}
<p>A <strong>control node</strong> runs the gateway, the console and the core services. Every other node runs the agent. A single workstation is a cluster of one.</p>
`;

export const samplePost = `
<p>Last winter we gave a seven-billion-parameter model a shell, a calendar and a budget of forty cents a day.</p>
${heading(2, 'what-changed', 'What changed')}
<p>Tool calls became reliable enough to retry. Three things had to be true at once: the model had to emit valid arguments, the runtime had to check them, and somebody had to write down what the tool does.</p>
<pre tabindex="0"><code>from emberhold import Client
client = Client()
print(client.models.list())</code></pre>
${heading(2, 'what-did-not', 'What did not')}
<p>Judgement. A model that can book a meeting can also book the wrong one.</p>
`;
