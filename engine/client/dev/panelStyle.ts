/** The panel's style; it lives in a shadow tree. Colours have a contrast of at least 4.5 in both modes. */
export const panelStyle = `
:host {
  all: initial;
  --text: #1c1e21; --back: #fff; --edge: #8d949e; --error: #b3261e; --warning: #7a4f00; --link: #0a58ca; --soft: #f2f3f5;
  position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 2147483000;
  max-width: min(44rem, 100vw - 1.5rem);
  font: 0.875rem/1.45 system-ui, sans-serif;
}
:host([data-theme='dark']) {
  --text: #e3e3e3; --back: #1b1b1d; --edge: #75797f; --error: #ff9389; --warning: #ffca6b; --link: #8ab4f8; --soft: #2a2b2e;
}
@media print { :host { display: none } }
[hidden] { display: none !important }
section { display: flex; flex-direction: column-reverse; align-items: start; gap: 0.5rem; color: var(--text) }
section > * { box-shadow: 0 2px 12px #0005 }
button, summary { font: inherit; color: inherit; cursor: pointer }
button:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.summary {
  padding: 0.4rem 0.85rem; border: 2px solid var(--warning); border-radius: 1.5rem; background: var(--back); font-weight: 600;
  text-align: start;
}
.error > .summary { border-color: var(--error) }
#list {
  box-sizing: border-box; width: min(44rem, 100vw - 1.5rem); max-height: 55vh; overflow: auto; padding: 0.75rem 1rem;
  border: 1px solid var(--edge); border-radius: 0.5rem; background: var(--back);
}
h2, details > summary { margin: 0 0 0.5rem; font-size: 1rem; font-weight: 600 }
details > summary { min-height: 1.5rem; margin: 0.25rem 0 0.5rem }
ul { list-style: none; margin: 0 0 0.75rem; padding: 0 }
li { margin: 0 0 0.6rem; padding: 0.4rem 0.75rem; border-inline-start: 4px solid var(--warning); background: var(--soft) }
li.error { border-color: var(--error) }
p { margin: 0 }
strong { color: var(--warning) }
.error strong { color: var(--error) }
li.warning strong { color: var(--warning) }
.message { white-space: pre-wrap; overflow-wrap: anywhere }
code, .place { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
.place { min-height: 1.5rem; padding: 0 0.25rem; border: 0; background: none; color: var(--link); text-decoration: underline; text-align: start }
.status { padding: 0.4rem 0.85rem; border-radius: 0.5rem; background: var(--back) }
.status:empty { display: none }
`;
