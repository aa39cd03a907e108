/** Where a node of the cluster listens. */
export interface NodeAddress {
  readonly name: string
  readonly host: string
  readonly postgresPort: number
  /** Patroni's REST API. */
  readonly restPort: number
}

/**
 * Patroni's settings of the whole cluster; e2e/backend/README.md explains their values. The leader key expires `ttl` seconds after its
 * last renewal, and `loop_wait + 2 * retry_timeout` must not exceed it.
 */
const DCS = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 7,
  maximum_lag_on_failover: 1048576,
  synchronous_mode: true,
  synchronous_mode_strict: false,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      synchronous_commit: 'on',
      max_connections: 100,
      wal_sender_timeout: '10s',
      wal_receiver_timeout: '10s',
    },
  },
}

/** The configuration file of Patroni on one node; JSON is YAML. */
export function patroniSettings(
  { name, host, postgresPort, restPort }: NodeAddress,
  { folder, programs, etcd }: { folder: string; programs: string; etcd: readonly string[] },
): string {
  const rest = `${host}:${restPort}`
  const postgres = `${host}:${postgresPort}`
  return JSON.stringify({
    scope: 'ben',
    name,
    restapi: { listen: rest, connect_address: rest },
    // Not `etcd3`: up to Patroni 3.0.2 a primary that was frozen would take the leader key back from its successor by a write
    // without a condition (https://github.com/patroni/patroni/pull/2689); over etcd's older interface it compares first.
    etcd: { hosts: etcd },
    bootstrap: { dcs: DCS, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'] },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: `${folder}/data`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass`,
      // Loopback only: the programs of one test trust each other.
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.0/8 trust',
        'host replication all 127.0.0.0/8 trust',
      ],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'rewind' },
      },
      parameters: { unix_socket_directories: folder },
    },
    // A test machine has no watchdog device; e2e/backend/README.md names its purpose.
    watchdog: { mode: 'off' },
  })
}

/** The configuration file of HAProxy: connections go to the node whose Patroni holds the leader key. */
export function haproxySettings(port: number, nodes: readonly NodeAddress[]): string {
  const servers = nodes.map(
    ({ name, host, postgresPort, restPort }) =>
      `  server ${name} ${host}:${postgresPort} check port ${restPort}\n`,
  )
  return `global
  maxconn 200
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  option clitcpka
  option srvtcpka
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('')}`
}
