#!/usr/bin/env bash
# A private PostgreSQL 15 with pgvector, unaccent and pg_trgm for tests, on Debian or Ubuntu as root; the system's own PostgreSQL stays as it is.
#   scripts/postgres.sh start [PORT] [DIR]   installs and builds what is missing, starts, prints the DATABASE_URL on its last line
#   scripts/postgres.sh stop  [PORT] [DIR]
#   scripts/postgres.sh restart PORT DIR MODE   MODE is smart, fast or immediate (as after a crash)
#   scripts/postgres.sh remove PORT DIR         stops it and throws its records away
# DIR defaults to ${TMPDIR:-/tmp}/lavra-postgres; the records lie in DIR/data-PORT. Where Docker runs, `docker compose up -d postgres` is simpler.
set -euo pipefail
action=${1:-start} port=${2:-5466} dir=${3:-${TMPDIR:-/tmp}/lavra-postgres}
version=15
bin=$dir/usr/lib/postgresql/$version/bin data=$dir/data-$port

main() {
  case $action in
    start)
      [ -e "$dir/usr/lib/postgresql/$version/lib/vector.so" ] || build >&2
      start_server >&2
      echo "postgresql://lavra@127.0.0.1:$port/lavra"
      ;;
    stop) as_postgres "$bin/pg_ctl" -D "$data" -m fast -w stop >&2 ;;
    restart) as_postgres "$bin/pg_ctl" -D "$data" -l "$data/server.log" -m "${4:-fast}" -w restart >&2 ;;
    remove)
      as_postgres "$bin/pg_ctl" -D "$data" -m immediate -w stop >&2 || true
      rm -rf "$data"
      ;;
    *)
      echo "usage: $0 start|stop|restart|remove [PORT] [DIR] [MODE]" >&2
      exit 2
      ;;
  esac
}

# The server refuses to run as root.
as_postgres() { (cd / && runuser -u postgres -- "$@"); }

# Not every release has pgvector as a package: its source package is built against a private copy of PostgreSQL.
build() {
  [ "$(id -u)" = 0 ] || { echo 'Run this as root, or give DATABASE_URL instead.' >&2; exit 1; }
  export DEBIAN_FRONTEND=noninteractive
  sources=/etc/apt/sources.list.d/lavra-pgvector-source.list
  trap 'rm -f "$sources"' EXIT
  add_source
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "postgresql-$version" "postgresql-server-dev-$version" dpkg-dev make gcc libc6-dev >/dev/null
  work=$(mktemp -d)
  (cd "$work" && apt-get source -qq pgvector >/dev/null)
  mkdir -p "$dir/usr/lib/postgresql" "$dir/usr/share/postgresql"
  cp -a "/usr/lib/postgresql/$version" "$dir/usr/lib/postgresql/"
  cp -a "/usr/share/postgresql/$version" "$dir/usr/share/postgresql/"
  config=PG_CONFIG=/usr/lib/postgresql/$version/bin/pg_config
  make -s -C "$work"/pgvector-* OPTFLAGS="" with_llvm=no "$config" >/dev/null
  make -s -C "$work"/pgvector-* install with_llvm=no DESTDIR="$dir" "$config" >/dev/null
  chmod -R a+rX "$dir"
  rm -rf "$work"
}

# The source package from the mirror this machine already uses; trixie is the first release that has it.
add_source() {
  mirror=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -1)
  [ -n "$mirror" ] || mirror=$(awk '$1 == "deb" { for (i = 2; i <= NF; i++) if ($i ~ /^http/) { print $i; exit } }' /etc/apt/sources.list)
  echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" >"$sources"
}

start_server() {
  local psql=("$bin/psql" -qtA -h 127.0.0.1 -p "$port" -U lavra)
  if [ ! -d "$data" ]; then
    install -d -o postgres -g postgres "$data"
    as_postgres "$bin/initdb" -D "$data" -U lavra -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
  fi
  # Tests need no protection from power cuts, so they do not wait for the disk.
  as_postgres "$bin/pg_ctl" -D "$data" status >/dev/null 2>&1 ||
    as_postgres "$bin/pg_ctl" -D "$data" -l "$data/server.log" -w start \
      -o "-p $port -k $data -c listen_addresses=127.0.0.1 -c shared_buffers=128MB -c fsync=off -c full_page_writes=off -c max_connections=200" >/dev/null
  [ "$("${psql[@]}" -d postgres -c "select count(*) from pg_database where datname = 'lavra'")" = 1 ] ||
    "${psql[@]}" -d postgres -c 'create database lavra'
}

main "$@"
