#!/bin/sh
# Writes the configuration for this image's nginx and starts it.
set -e
# An error now, as nginx is silent about what it cannot read at a handshake.
ls "$SITE_CERTIFICATES" > /dev/null
features=$(mktemp)
sh features.sh > "$features"
while IFS= read -r line; do export "${line?}"; done < "$features"
envsubst "$(env | sed -n 's/^\(SITE_[A-Z0-9_]*\)=.*/${\1}/p')" < nginx.conf.template > nginx.conf
exec nginx -g "daemon off;"
