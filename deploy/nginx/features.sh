#!/bin/sh
# What an nginx can do, as lines NAME=value for nginx.conf.template. Of the environment: NGINX, SITE_TLS_LISTEN and SITE_HTTPS_PORT.
nginx=${NGINX:-nginx}
version=$("$nginx" -v 2>&1 | sed -n 's#.*nginx/\([0-9.]*\).*#\1#p')
is_at_least() { [ "$(printf '%s\n%s\n' "$1" "$version" | sort -V | head -n 1)" = "$1" ]; }
features=

if is_at_least 1.25.1; then
  features="http2 on;"
  echo "SITE_HTTP2="
else
  echo "SITE_HTTP2=http2"
fi
# Without it each handshake reads its file.
if is_at_least 1.27.4; then
  features="$features ssl_certificate_cache max=20000 inactive=1h valid=60s;"
fi
if "$nginx" -V 2>&1 | grep -q http_v3_module; then
  echo "SITE_QUIC_DEFAULT=listen $SITE_TLS_LISTEN quic reuseport default_server;"
  echo "SITE_QUIC=listen $SITE_TLS_LISTEN quic;"
  echo "SITE_ALT_SVC=add_header Alt-Svc 'h3=\"${SITE_HTTPS_PORT:-:443}\"; ma=86400';"
else
  echo "SITE_QUIC_DEFAULT="
  echo "SITE_QUIC="
  echo "SITE_ALT_SVC="
fi
echo "SITE_TLS_FEATURES=$features"
