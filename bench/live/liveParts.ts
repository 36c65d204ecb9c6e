/** One page of documentation: plain, and with one live part of each kind. */
export interface LivePart {
  files: Record<string, string>;
  /** The rest of the page's text. */
  text?: string;
}

export const LIVE_PARTS: Record<string, LivePart> = {
  plain: { files: {} },
  'override with a click': {
    files: {
      'src/theme/DocItem/Footer.js': `import React, { useState } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { useLocation } from '@docusaurus/router';

export default function FooterWrapper(props) {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState();
  return (
    <>
      <Footer {...props} />
      <p className="helpful">
        {answer ? 'Thank you.' : <button onClick={() => setAnswer(pathname)}>Was this page helpful?</button>}
      </p>
    </>
  );
}
`,
    },
  },
  'override with an effect': {
    files: {
      'src/theme/DocItem/Layout.js': `import React, { useEffect, useState } from 'react';
import Layout from '@theme-original/DocItem/Layout';
import { useColorMode } from '@docusaurus/theme-common';

export default function LayoutWrapper(props) {
  const { colorMode } = useColorMode();
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const count = Number(localStorage.getItem('visits') ?? 0) + 1;
    localStorage.setItem('visits', String(count));
    setVisits(count);
  }, []);
  return (
    <>
      <p className={colorMode}>Visits: {visits}</p>
      <Layout {...props} />
    </>
  );
}
`,
    },
  },
  'imported component': {
    files: {
      'src/components/Sizes.js': `import React, { useEffect, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';

export default function Sizes({ start = 1 }) {
  const [size, setSize] = useState(start);
  const [width, setWidth] = useState();
  const base = useBaseUrl('/docs/');
  useEffect(() => setWidth(window.innerWidth), []);
  return (
    <div className={clsx('sizes', width > 900 && 'wide')}>
      <label>
        Size <input type="range" min="1" max="9" value={size} onChange={(event) => setSize(event.target.value)} />
      </label>
      <CodeBlock language="bash">{\`octavo size --gb \${size} --base \${base}\`}</CodeBlock>
      <Link to="/docs/group-0/page-2">Next</Link>
    </div>
  );
}
`,
    },
    text: "\nimport Sizes from '@site/src/components/Sizes';\n\n<Sizes start={3} />\n",
  },
};
