import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

const SOURCE = `# Hello

A page is a text file.

:::tip
Save it, and the browser follows.
:::`;

const CARDS = [
  { to: '/docs/start', title: 'Start here', text: 'Change a page, add another, and find your way around the folder.' },
  { to: '/docs/writing', title: 'Writing', text: 'Notices, code, tabs and tables, each beside its source.' },
  { to: '/docs/publishing', title: 'Publishing', text: 'Build the site, look at it, and put it on any host.' },
];

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main className={styles.page}>
        <div className={styles.hero}>
          <div>
            <Heading as="h1" className={styles.title}>
              {siteConfig.title}
            </Heading>
            <p className={styles.lead}>{siteConfig.tagline}</p>
            <div className={styles.actions}>
              <Link className={`${styles.action} ${styles.primary}`} to="/docs/start">
                Read the docs
              </Link>
              <Link className={styles.action} to="/docs/writing">
                See what you can write
              </Link>
            </div>
          </div>
          <div className={styles.show}>
            <div className={styles.source}>
              <div className={styles.file}>docs/hello.md</div>
              <pre className={styles.code}>{SOURCE}</pre>
            </div>
            <div className={styles.result}>
              <Heading as="h2">Hello</Heading>
              <p>A page is a text file.</p>
              <div className={styles.tip}>Save it, and the browser follows.</div>
            </div>
          </div>
        </div>
        <ul className={styles.cards}>
          {CARDS.map(({ to, title, text }) => (
            <li key={to}>
              <Link className={styles.card} to={to}>
                <strong>{title}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
