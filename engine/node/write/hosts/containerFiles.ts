import { COMPRESS_FROM_BYTES } from './responseRules.ts';

/** The folder for these files in the artefact. */
export const HOSTS_FOLDER = '_octavo/hosts';

/** nginx without privileges: it writes to /tmp only, and listens above 1023. */
export function renderNginxMain(): string {
  return `# The whole configuration of nginx in a container, for a user without rights.
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events { worker_connections 1024; }

http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65;
    client_body_temp_path /tmp/nginx-body;
    proxy_temp_path /tmp/nginx-proxy;
    fastcgi_temp_path /tmp/nginx-fastcgi;
    uwsgi_temp_path /tmp/nginx-uwsgi;
    scgi_temp_path /tmp/nginx-scgi;
    include /etc/nginx/conf.d/*.conf;
}
`;
}

/** Creates compressed copies if the build has none: nginx sends them and compresses nothing itself. */
export const COMPRESS_COMMAND =
  "find . -type f \\( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.md' -o -name '*.svg' -o -name '*.xml' \\) " +
  `-size +${COMPRESS_FROM_BYTES - 1}c | while IFS= read -r file; do [ -f "$file.gz" ] || gzip -c "$file" > "$file.gz"; done`;

export function renderContainerfile(): string {
  return `# Serves the site as an unprivileged user, on port 8080. In the folder of the built site:
#   podman build -t docs -f ${HOSTS_FOLDER}/Containerfile .
#   podman run --rm -p 8080:8080 --read-only --tmpfs /tmp --cap-drop all docs
FROM docker.io/library/nginx:stable-alpine
RUN rm -rf /usr/share/nginx/html /etc/nginx/conf.d/default.conf
COPY ${HOSTS_FOLDER}/nginx.container.conf /etc/nginx/nginx.conf
COPY ${HOSTS_FOLDER}/nginx.conf /etc/nginx/conf.d/site.conf
COPY . /usr/share/nginx/html
WORKDIR /usr/share/nginx/html
RUN ${COMPRESS_COMMAND}
USER nginx
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider http://127.0.0.1:8080/ || exit 1
ENTRYPOINT ["nginx", "-e", "stderr", "-g", "daemon off;"]
`;
}
