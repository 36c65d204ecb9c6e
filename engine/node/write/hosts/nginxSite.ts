import type { OwnPolicy } from './createHostFiles.ts';
import { escapePattern, quote, renderNginxRedirects } from './nginxRedirects.ts';
import type { Redirect } from './redirectsFile.ts';
import { CACHE_FOREVER, CACHE_REVALIDATE, COMPRESS_FROM_BYTES, SECURITY_HEADERS } from './responseRules.ts';

export interface NginxOptions {
  csp: string;
  redirects?: Redirect[];
  /** Folders of locales with their own 404 page, `fr/`. */
  localeFolders?: string[];
  /** Prefixes of the names of files that never change, see `immutablePrefixes.ts`. */
  immutable?: string[];
  /** Files that have their own policy. */
  documents?: OwnPolicy[];
  /** Folder that nginx serves; the site lies in `base` below it. */
  root?: string;
  listen?: string;
  /** Prefix of the site, `/` or `/docs/`. */
  base?: string;
}

/**
 * A site for nginx that answers as `octavo serve` does. It goes into `sites-enabled/` or `conf.d/`.
 *
 * Redirects are relative and built from the request as it was sent (`$request_uri`): nginx's own variables are
 * decoded, so that a line break in an address would end up in a header; and its own redirects are absolute, which a
 * prefix that a proxy takes away would break.
 */
export function renderNginxSite(options: NginxOptions): string {
  const { csp, redirects = [], immutable = [], root = '/usr/share/nginx/html', listen = '8080', base = '/' } = options;
  const { localeFolders = [], documents = [] } = options;
  const prefix = base.replace(/\/+$/, '');
  const hidden = localeFolders.length > 0 ? '(?:hosts/|locales\\.txt$)' : 'hosts/';
  const notFoundPages = ['', ...localeFolders].map((folder) => `${prefix}/${folder}404.html`);
  const moved = renderNginxRedirects(redirects, prefix);
  return `# Serves a site built by Octavo. Put it into sites-enabled/ or conf.d/, and set "root" and "listen".
# Under a prefix: let the site's folder bear its name (/srv/www/docs for /docs/), let "root" be the folder above it,
# and put the prefix before the paths of error_page, of $octavo_cache and of the "location =" lines.

# The last part of the address as it was sent, without and with ".html" taken off.
map $request_uri $octavo_last {
    default "";
    "~^[^?#]*/(?<octavo_last_part>[^/?#]+)/?(?:[?#]|$)" $octavo_last_part;
}
map $request_uri $octavo_name {
    default "";
    "~^[^?#]*/(?<octavo_name_part>[^/?#]+)\\.html(?:[?#]|$)" $octavo_name_part;
}

# Files that are named by their content never change; everything else is requested again, which an ETag makes cheap.
map $uri $octavo_cache {
    default "${CACHE_REVALIDATE}";
${immutable.map((start) => `    ${quote(`~^${escapePattern(`${prefix}/${start}`)}`)} "${CACHE_FOREVER}";\n`).join('')}}
${renderPolicyMap(csp, documents, prefix)}${renderNotFoundMap(localeFolders, prefix)}${moved.maps}
server {
    listen ${listen};
    server_name _;
    root ${quote(root)};

    charset utf-8;
    charset_types text/plain text/css text/xml text/markdown text/javascript application/javascript application/json
        application/manifest+json application/rss+xml application/atom+xml image/svg+xml;
    server_tokens off;
    absolute_redirect off;
    etag on;

    # Copies that "octavo build --compress" writes; a file without one is compressed on the way.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length ${COMPRESS_FROM_BYTES};
    gzip_types text/plain text/css text/xml text/markdown text/javascript application/javascript application/json
        application/manifest+json application/rss+xml application/atom+xml image/svg+xml;
    # With the brotli module:
    # brotli_static on;

    add_header Cache-Control $octavo_cache always;
    add_header Content-Security-Policy ${documents.length > 0 ? '$octavo_policy' : quote(csp)} always;
${SECURITY_HEADERS.map(([name, value]) => `    add_header ${name} ${quote(value)} always;\n`).join('')}
    error_page 404 ${localeFolders.length > 0 ? '$octavo_not_found' : quote(`${prefix}/404.html`)};
${notFoundPages
  .map(
    (page) => `    location = ${quote(page)} { internal; }
    location = ${quote(page.replace('.html', ''))} { return 404; }
`,
  )
  .join('')}${moved.exact}
    # Not for readers.
    location ~ /\\.(?!well-known/) { return 404; }
${moved.patterns}    location ~ /(?:_headers|_redirects)$ { return 404; }
    location ~ /_octavo/${hidden} { return 404; }

    # Types that older lists do not have.
    location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
    location ~ \\.mjs$ { types { } default_type text/javascript; }
    location ~ \\.md$ { types { } default_type text/markdown; }

    # /a/ is a/index.html; where there is only a.html, its address is /a.
    location ~ ^(?<octavo_folder>.*)/$ {
        try_files $octavo_folder/index.html @octavo_slash;
    }
    location @octavo_slash {
        if (!-f $document_root$octavo_folder.html) { return 404; }
        if (-f $document_root$octavo_folder) { return 404; }
        if ($octavo_last = index) { return 301 ../$is_args$args; }
        return 301 ../$octavo_last$is_args$args;
    }

    # a/index.html has the address /a/; a.html has /a, unless another file is called so.
    location ~ /index\\.html$ {
        if (!-f $request_filename) { return 404; }
        return 301 ./$is_args$args;
    }
    location ~ ^(?<octavo_bare>.*)\\.html$ {
        if (!-f $request_filename) { return 404; }
        if (-f $document_root$octavo_bare) { break; }
        if ($octavo_name = "") { break; }
        return 301 ./$octavo_name$is_args$args;
    }
    location ~ /index$ {
        if (-f $request_filename) { break; }
        if (-f $request_filename.html) { return 301 ./$is_args$args; }
        if (-f $request_filename/index.html) { return 301 ./index/$is_args$args; }
        return 404;
    }

    # /a is a.html; where there is only a/index.html, its address is /a/.
    location / {
        try_files $uri $uri.html @octavo_folder;
    }
    location @octavo_folder {
        if (!-f $document_root$uri/index.html) { return 404; }
        return 301 ./$octavo_last/$is_args$args;
    }
}
`;
}

/** Empty if all files have the same policy. */
function renderPolicyMap(csp: string, documents: OwnPolicy[], prefix: string): string {
  if (documents.length === 0) return '';
  const lines = documents.map(
    ({ file, policy }) => `    ${quote(`~^${escapePattern(`${prefix}/${file}`)}$`)} ${quote(policy)};\n`,
  );
  return `map $uri $octavo_policy {\n    default ${quote(csp)};\n${lines.join('')}}\n`;
}

/** The 404 page of the locale that the address is in. */
function renderNotFoundMap(localeFolders: string[], prefix: string): string {
  if (localeFolders.length === 0) return '';
  const lines = localeFolders.map(
    (folder) => `    ${quote(`~^${escapePattern(`${prefix}/${folder}`)}`)} ${quote(`${prefix}/${folder}404.html`)};\n`,
  );
  return `map $uri $octavo_not_found {\n    default ${quote(`${prefix}/404.html`)};\n${lines.join('')}}\n`;
}
