/**
 * Statements that make an office of `n` clients, contacts and cases, and two and a half parties a case; no
 * trigger runs.
 */
export const officeRows = (n: number): string[] => {
  const given =
    "(array['Ana','Bruno','Carla','Davi','Elisa','Fábio','Gilda','Hugo','Íris','João','Kátia','Lúcio','Marta','Nilo','Olga','Paulo','Quitéria','Rui','Sônia','Tadeu'])"
  const family =
    "(array['Abreu','Barros','Câmara','Dias','Esteves','Furtado','Gouveia','Horta','Inácio','Jordão','Lacerda','Magalhães','Nóbrega','Outeiro','Peçanha','Queirós','Ramalho','Siqueira','Teles','Vilela','Xavier','Zanetti'])"
  const name = `${given}[1 + g % 20] || ' ' || ${family}[1 + (g / 20) % 22] || ' ' || ${family}[1 + (g / 7) % 22] || ' ' || g`
  const at = "timestamptz '2020-01-01' + g * interval '1 minute'"
  return [
    'set session_replication_role = replica',
    `insert into clients (id, name, email, phone, client_type, status, created_at, updated_at)
     select 'cl' || g, ${name}, 'c' || g || '@exemplo.com.br', '119' || lpad(g::text, 8, '0'), case when g % 4 = 0 then 'corporate' else 'individual' end::client_type, 'active', ${at}, ${at}
     from generate_series(1, ${n}) g`,
    `insert into contacts (id, name, client_type, cpf_cnpj, email, phone, origin, created_at, updated_at)
     select 'co' || g, ${name}, 'individual', lpad(g::text, 11, '0'), 'k' || g || '@exemplo.com.br', '118' || lpad(g::text, 8, '0'), 'Indicação', ${at}, ${at} from generate_series(1, ${n}) g`,
    `insert into cases (id, title, case_number, client_id, client_name, case_type, status, priority, created_at, updated_at)
     select 'ca' || g, 'Cobrança contra ' || ${family}[1 + g % 22] || ' ' || g, 'PROC-2024-' || lpad(g::text, 6, '0'), 'cl' || g, ${name}, 'Litígio Cível',
       (array['active','on_hold','closed','archived'])[1 + g % 4]::case_status, (array['low','medium','high','critical'])[1 + g % 4]::case_priority, ${at}, ${at} from generate_series(1, ${n}) g`,
    `insert into parties (id, case_id, position, name, role, party_type, cpf_cnpj, created_at, updated_at)
     select 'pa' || g, 'ca' || (1 + g % ${n}), g / ${n}, ${name}, case when g < ${n} then 'plaintiff' else 'defendant' end::party_role, 'individual', lpad(g::text, 11, '0'), ${at}, ${at}
     from generate_series(0, ${Math.round(2.5 * n)} - 1) g`,
    `insert into petitions (id, petition_type, title, client_name, case_id, status, created_at, updated_at)
     select 'petition_' || lpad(to_hex(g), 32, '0'), 'complaint', 'Petição Inicial ' || g, ${name}, 'ca' || g, 'initialized', ${at}, ${at} from generate_series(1, ${Math.min(n, 10_000)}) g`,
    'set session_replication_role = default',
    'analyze',
  ]
}
