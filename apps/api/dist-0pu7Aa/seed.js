import {
  CaseInput,
  ClientInput,
  ContactInput,
  PetitionInput,
  advanceAgent,
  createCase,
  createClient,
  createContact,
  createTextDocument,
  downloadPetition,
  getPetition,
  initializePetition,
  linkContact,
  makeLog,
  openWorld,
  register,
  startGeneration
} from "./chunk-L7HMBE5Y.js";
import "./chunk-YQTJJHOB.js";
import "./chunk-63WZO372.js";
import "./chunk-DYNZLLB5.js";
import {
  readEnv
} from "./chunk-Y6XVHXOI.js";
import "./chunk-4DCTQFE4.js";
import "./chunk-JREBWWIF.js";
import "./chunk-7AN6LYWP.js";
import "./chunk-OIQKJ6O7.js";
import "./chunk-YRVMWDVN.js";
import "./chunk-PZ5AY32C.js";

// ../../prisma/seed.ts
import { fileURLToPath } from "node:url";

// ../../prisma/demo-files.ts
import { Readable } from "node:stream";

// ../../prisma/demo-sketch.ts
import { crc32, deflateSync } from "node:zlib";
var width = 720;
var height = 480;
var palette = [16513265, 2764602, 9417944, 13623534, 11745324];
var [paper, wall, window, damp, crack] = [0, 1, 2, 3, 4];
function sketch() {
  const dots = new Uint8Array(width * height).fill(paper);
  const fill = (x, y, w, h, color) => {
    for (let row = y; row < y + h; row++) dots.fill(color, row * width + x, row * width + x + w);
  };
  const disc = (x, y, r, color) => {
    for (let row = -r; row <= r; row++) {
      const half = Math.round(Math.sqrt(r * r - row * row));
      fill(x - half, y + row, 2 * half, 1, color);
    }
  };
  for (const [x, y, r] of [[560, 110, 62], [612, 150, 52], [530, 160, 38], [600, 96, 44]]) disc(x, y, r, damp);
  const outside = [[60, 40, 600, 10], [60, 430, 600, 10], [60, 40, 10, 400], [650, 40, 10, 400]];
  const inside = [[370, 40, 10, 160], [370, 290, 10, 150]];
  for (const [x, y, w, h] of [...outside, ...inside]) fill(x, y, w, h, wall);
  for (const [x, y, w, h] of [[150, 40, 120, 10], [450, 430, 120, 10], [60, 180, 10, 110]]) fill(x, y, w, h, window);
  const turns = [[486, 52], [508, 92], [500, 128], [538, 170], [530, 214], [566, 262], [560, 300]];
  for (const [place, [x, y]] of turns.entries()) {
    const [toX, toY] = turns[place + 1] ?? [x, y];
    for (let step = 0; step <= 60; step++) disc(Math.round(x + (toX - x) * step / 60), Math.round(y + (toY - y) * step / 60), 2, crack);
  }
  return png(dots);
}
function png(dots) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) rows.set(dots.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, color >> 8 & 255, color & 255]));
  const parts = [chunk("IHDR", header), chunk("PLTE", colors), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

// ../../prisma/demo-files.ts
async function addDemoFiles(ctx, { petition: { id, case_id }, picture }) {
  const text = String((await getPetition(ctx, id)).content ?? "");
  for (const [format, title] of [["docx", "Raz\xF5es de apela\xE7\xE3o, para editar"], ["pdf", "Raz\xF5es de apela\xE7\xE3o"]]) {
    const { content, content_type } = await downloadPetition(ctx, id, format);
    const file = { content: Readable.from(content), content_type };
    await createTextDocument(ctx, { case_id, title, document_type: "petition", is_confidential: false, tags: [], file_name: `${title}.${format}`, text, file });
  }
  await createTextDocument(ctx, {
    case_id: picture,
    title: "Croqui da infiltra\xE7\xE3o",
    description: "A mancha (azul) e a trinca (vermelha) no plano da garagem.",
    document_type: "report",
    is_confidential: false,
    tags: ["vistoria"],
    file_name: "Croqui da infiltra\xE7\xE3o.png",
    text: "",
    file: { content: Readable.from([sketch()]), content_type: "image/png" }
  });
}

// ../../prisma/demo-office.ts
var demoUsers = [
  {
    username: "helena",
    email: "helena@martins.exemplo.com",
    full_name: "Helena Martins",
    role: "admin",
    oab_number: "OAB/SP 301.442",
    phone: "11934567890",
    specialization: "Direito Civil"
  },
  {
    username: "otavio",
    email: "otavio@martins.exemplo.com",
    full_name: "Ot\xE1vio Lins Reis",
    role: "standard",
    oab_number: "OAB/MG 118.907",
    phone: "31987654321",
    specialization: "Direito do Trabalho"
  },
  {
    username: "bruna",
    email: "bruna@martins.exemplo.com",
    full_name: "Bruna Sales Couto",
    role: "restricted",
    oab_number: null,
    phone: "11955554444",
    specialization: null
  }
];
var demoClients = [
  { name: "Padaria Tr\xEAs Irm\xE3os Ltda.", email: "contato@tresirmaos.exemplo.com", phone: "(19) 3232-1010", client_type: "corporate" },
  { name: "Helena Prado Nogueira", email: "helena.prado@exemplo.com", phone: "(11) 98111-2020", client_type: "individual" },
  { name: "Padaria Gr\xE3o de Luz Ltda.", email: "contato@graodeluz.exemplo.com", phone: "(35) 3411-3030", client_type: "corporate" },
  { name: "Caio Mendes Rocha", email: "caio.rocha@exemplo.com", phone: "(43) 99122-4040", client_type: "individual" },
  { name: "L\xEDvia Sarmento Duarte", email: "livia.sarmento@exemplo.com", phone: "(21) 99233-5050", client_type: "individual" },
  { name: "Tecelagem Aurora S.A.", email: "juridico@aurora.exemplo.com", phone: "(47) 3344-6060", client_type: "corporate" },
  { name: "Cl\xEDnica S\xE3o Lucas Ltda.", email: "direcao@saolucas.exemplo.com", phone: "(16) 3555-7070", client_type: "corporate" },
  { name: "Jo\xE3o Concei\xE7\xE3o da Silva", email: "joao.conceicao@exemplo.com", phone: "(19) 99344-8080", client_type: "individual" },
  { name: "Marta Figueira Lobo", email: "marta.lobo@exemplo.com", phone: "(31) 99455-9090", client_type: "individual" },
  { name: "Construtora Horizonte Azul Ltda.", email: "obras@horizonte.exemplo.com", phone: "(62) 3666-1212", client_type: "corporate" },
  { name: "S\xEDtio \xC1gua Clara Agropecu\xE1ria Ltda.", email: "sitio@aguaclara.exemplo.com", phone: "(65) 3777-1313", client_type: "corporate" },
  { name: "Rafael Antunes Pires", email: null, phone: "(51) 99566-1414", client_type: "individual" }
];
var person = (name, cpf_cnpj, rest = {}) => ({
  name,
  cpf_cnpj,
  client_type: "individual",
  nationality: rest["gender"] === "feminino" ? "brasileira" : "brasileiro",
  origin: "Indica\xE7\xE3o",
  ...rest
});
var firm = (name, cpf_cnpj, rest = {}) => ({
  name,
  cpf_cnpj,
  client_type: "corporate",
  origin: "Cliente antigo",
  ...rest
});
var demoContacts = [
  person("Helena Prado Nogueira", "11122233396", {
    rg: "334445556",
    email: "helena.prado@exemplo.com",
    phone: "11981112020",
    birth_date: "1984-05-12",
    marital_status: "casado",
    profession: "enfermeira",
    gender: "feminino",
    address: "Rua das Ac\xE1cias, 120, ap. 31, Centro, Vila Serena/SP",
    zip_code: "01000111"
  }),
  firm("Lar Claro M\xF3veis Ltda.", "11222333000181", { address: "Avenida do Porto, 900, Vila Serena/SP", phone: "1132324545" }),
  firm("Padaria Tr\xEAs Irm\xE3os Ltda.", "98765432000198", {
    address: "Rua do Trigo, 45, Centro, Campinas/SP",
    zip_code: "13010000",
    email: "contato@tresirmaos.exemplo.com",
    custom_fields: { "s\xF3cio-administrador": "Davi Torres Amado" }
  }),
  person("Jo\xE3o Concei\xE7\xE3o da Silva", "11144477735", {
    email: "joao.conceicao@exemplo.com",
    phone: "19993448080",
    marital_status: "solteiro",
    profession: "comerciante",
    gender: "masculino",
    address: "Rua das Flores, 88, Jardim Novo, Campinas/SP",
    zip_code: "13020000"
  }),
  firm("Padaria Gr\xE3o de Luz Ltda.", "22333444000181", {
    address: "Rua do Moinho, 45, Campo Alvo/MG",
    email: "contato@graodeluz.exemplo.com",
    custom_fields: { "s\xF3cia-administradora": "Ivone Luz Barreto" }
  }),
  person("Rui Campos Vidal", "22233344405", { profession: "padeiro", gender: "masculino" }),
  person("Caio Mendes Rocha", "44455566619", {
    email: "caio.rocha@exemplo.com",
    marital_status: "divorciado",
    profession: "motorista",
    gender: "masculino",
    address: "Rua da Ponte, 8, Lagoa Mansa/PR",
    zip_code: "80000222"
  }),
  person("Tereza Alves Pinto", null, { gender: "feminino", phone: "43991225050" }),
  person("L\xEDvia Sarmento Duarte", "33344455508", {
    email: "livia.sarmento@exemplo.com",
    marital_status: "viuvo",
    profession: "professora",
    gender: "feminino",
    address: "Rua do Mirante, 301, Laranjeiras, Rio de Janeiro/RJ",
    zip_code: "22240000"
  }),
  firm("Tecelagem Aurora S.A.", "87654321000198", { address: "Rodovia do Linho, km 4, Blumenau/SC", zip_code: "89010000" }),
  person("Ot\xEDlia Brand\xE3o Neves", "55566677720", { profession: "tecel\xE3", gender: "feminino", marital_status: "solteiro" }),
  firm("Cl\xEDnica S\xE3o Lucas Ltda.", "76543210000198", { address: "Avenida da Saudade, 1200, Ribeir\xE3o Preto/SP", zip_code: "14085000" }),
  firm("Imobili\xE1ria Guar\xE1 Ltda.", "65432109000143", { address: "Rua General Os\xF3rio, 77, Ribeir\xE3o Preto/SP", zip_code: "14010000" }),
  person("Marta Figueira Lobo", "66677788830", {
    marital_status: "uniao_estavel",
    profession: "arquiteta",
    gender: "feminino",
    email: "marta.lobo@exemplo.com",
    address: "Rua Sapuca\xED, 410, Floresta, Belo Horizonte/MG",
    zip_code: "30150050"
  }),
  firm("Construtora Horizonte Azul Ltda.", "54321098000108", { address: "Avenida T-9, 2310, Goi\xE2nia/GO", zip_code: "74215025" })
];
var author = (name, cpf_cnpj, party_type = "individual") => ({
  name,
  role: "plaintiff",
  party_type,
  cpf_cnpj
});
var defendant = (name, cpf_cnpj, party_type = "individual") => ({
  name,
  role: "defendant",
  party_type,
  cpf_cnpj
});
var demoCases = [
  {
    title: "Sof\xE1 n\xE3o entregue",
    case_number: "PROC-2026-104233",
    client: "Helena Prado Nogueira",
    case_type: "Lit\xEDgio C\xEDvel",
    priority: "high",
    deadline_in: 6,
    description: "Helena comprou um sof\xE1 da Lar Claro e pagou por PIX. A loja n\xE3o entregou.",
    district: "Vila Serena/SP",
    contacts: ["Helena Prado Nogueira", "Lar Claro M\xF3veis Ltda."],
    parties: [author("Helena Prado Nogueira", "11122233396"), defendant("Lar Claro M\xF3veis Ltda.", "11222333000181", "corporate")],
    documents: [
      { title: "Procura\xE7\xE3o", document_type: "power_of_attorney", text: "Outorgante: Helena Prado Nogueira. Advogada: Helena Martins." },
      { title: "Pedido 881", document_type: "contract", text: "Pedido 881, de 03/02/2026. Sof\xE1 de tr\xEAs lugares. Valor: R$ 4.200,00. Entrega at\xE9 28/02/2026." },
      { title: "Comprovante PIX", document_type: "receipt", text: "Pagamento por PIX em 03/02/2026, no valor de R$ 4.200,00, a Lar Claro M\xF3veis Ltda." },
      { title: "Mensagem da loja", document_type: "correspondence", text: "Em 20/03/2026 a loja respondeu que n\xE3o h\xE1 previs\xE3o de entrega." }
    ]
  },
  {
    title: "Cobran\xE7a de mercadorias entregues",
    case_number: "PROC-2026-123456",
    client: "Padaria Tr\xEAs Irm\xE3os Ltda.",
    case_type: "Direito Empresarial",
    priority: "critical",
    deadline_in: 3,
    district: "Campinas/SP",
    claim_value: "18450.00",
    description: "A padaria entregou 120 sacas de farinha em 10/03/2026, pelo pre\xE7o de R$ 18.450,00, e n\xE3o recebeu no vencimento, em 10/04/2026.",
    contacts: ["Padaria Tr\xEAs Irm\xE3os Ltda.", "Jo\xE3o Concei\xE7\xE3o da Silva"],
    parties: [author("Padaria Tr\xEAs Irm\xE3os Ltda.", "98765432000198", "corporate"), defendant("Jo\xE3o Concei\xE7\xE3o da Silva", "11144477735")],
    documents: [
      { title: "Nota fiscal 5521", document_type: "invoice", text: "Nota fiscal 5521, emitida em 10/03/2026. 120 sacas de farinha de trigo. Total: R$ 18.450,00. Vencimento: 10/04/2026." },
      { title: "Notifica\xE7\xE3o", document_type: "correspondence", text: "Notifica\xE7\xE3o recebida em 05/05/2026, com prazo de 10 dias para pagar R$ 18.450,00." }
    ]
  },
  {
    title: "Reclama\xE7\xE3o de Rui Vidal",
    case_number: "0000417-94.2025.5.99.0001",
    client: "Padaria Gr\xE3o de Luz Ltda.",
    case_type: "Direito do Trabalho",
    priority: "high",
    deadline_in: -2,
    description: "Rui alega uma hora extra por dia (sa\xEDda \xE0s 18h) e verbas rescis\xF3rias n\xE3o pagas.",
    contacts: ["Padaria Gr\xE3o de Luz Ltda.", "Rui Campos Vidal"],
    parties: [author("Rui Campos Vidal", "22233344405"), defendant("Padaria Gr\xE3o de Luz Ltda.", "22333444000181", "corporate")],
    documents: [
      { title: "Inicial", document_type: "petition", text: "O reclamante pede R$ 18.400,00." },
      { title: "Contrato", document_type: "contract", text: "Admiss\xE3o em 10/01/2023. Jornada das 8h \xE0s 17h, com 1h de intervalo." },
      { title: "TRCT assinado", document_type: "receipt", text: "Dispensa sem justa causa em 15/07/2025. R$ 6.120,35 pagos em 22/07/2025." },
      { title: "Parecer interno", document_type: "report", text: "Os cart\xF5es de 2023 e 2024 n\xE3o foram achados.", is_confidential: true }
    ]
  },
  {
    title: "Alimentos M. R. P.",
    case_number: "0002208-41.2024.8.99.0015",
    client: "Caio Mendes Rocha",
    case_type: "Direito Familiar",
    deadline_in: 12,
    description: "Senten\xE7a fixou alimentos em 30% dos rendimentos l\xEDquidos.",
    contacts: ["Caio Mendes Rocha", "Tereza Alves Pinto"],
    parties: [
      { ...author("M. R. P., menor"), legal_representative: "Tereza Alves Pinto" },
      defendant("Caio Mendes Rocha", "44455566619")
    ],
    documents: [
      { title: "Senten\xE7a", document_type: "court_order", text: "Senten\xE7a de 02/06/2025. Alimentos em 30% dos rendimentos l\xEDquidos. Gratuidade concedida a ambos." },
      { title: "Contracheque", document_type: "receipt", text: "Maio de 2025: sal\xE1rio l\xEDquido de R$ 2.480,00." }
    ]
  },
  {
    title: "Invent\xE1rio de Maria Concei\xE7\xE3o",
    case_number: "PROC-2026-391207",
    client: "L\xEDvia Sarmento Duarte",
    case_type: "Invent\xE1rio",
    priority: "high",
    deadline_in: 10,
    description: "Maria Concei\xE7\xE3o Duarte faleceu em 14/08/2026, deixando um apartamento e duas filhas maiores.",
    district: "Rio de Janeiro/RJ",
    contacts: ["L\xEDvia Sarmento Duarte"],
    parties: [author("L\xEDvia Sarmento Duarte", "33344455508"), defendant("Esp\xF3lio de Maria Concei\xE7\xE3o Duarte")],
    documents: [{ title: "Certid\xE3o de \xF3bito", document_type: "certificate", text: "\xD3bito em 14/08/2026. Deixou bens e duas filhas." }]
  },
  {
    title: "Rescis\xE3o indireta por atraso de sal\xE1rios",
    case_number: "0001082-69.2025.5.99.0311",
    client: "Tecelagem Aurora S.A.",
    case_type: "Direito do Trabalho",
    status: "on_hold",
    description: "A empregada pede a rescis\xE3o indireta por atraso de tr\xEAs sal\xE1rios.",
    contacts: ["Tecelagem Aurora S.A.", "Ot\xEDlia Brand\xE3o Neves"],
    parties: [author("Ot\xEDlia Brand\xE3o Neves", "55566677720"), defendant("Tecelagem Aurora S.A.", "87654321000198", "corporate")],
    documents: [{ title: "Recibos de sal\xE1rio", document_type: "receipt", text: "Sal\xE1rios de janeiro a mar\xE7o de 2025 pagos em 20/04/2025." }]
  },
  {
    title: "Revis\xE3o de contrato de loca\xE7\xE3o comercial",
    case_number: "PROC-2026-220145",
    client: "Cl\xEDnica S\xE3o Lucas Ltda.",
    case_type: "Direito Imobili\xE1rio",
    priority: "low",
    deadline_in: 40,
    description: "A cl\xEDnica quer a an\xE1lise da minuta de loca\xE7\xE3o: reajuste semestral e multa de seis alugu\xE9is.",
    contacts: ["Cl\xEDnica S\xE3o Lucas Ltda.", "Imobili\xE1ria Guar\xE1 Ltda."],
    parties: [author("Cl\xEDnica S\xE3o Lucas Ltda.", "76543210000198", "corporate"), defendant("Imobili\xE1ria Guar\xE1 Ltda.", "65432109000143", "corporate")],
    documents: [{
      title: "Minuta de loca\xE7\xE3o",
      document_type: "contract",
      text: "Cl\xE1usula 3\xAA. O aluguel mensal \xE9 de R$ 9.800,00, reajustado a cada seis meses. Cl\xE1usula 11. A rescis\xE3o antecipada sujeita a locat\xE1ria \xE0 multa de seis alugu\xE9is."
    }]
  },
  {
    title: "Defeito na obra do edif\xEDcio Ip\xEA",
    case_number: "0003317-20.2025.8.99.0051",
    client: "Construtora Horizonte Azul Ltda.",
    case_type: "Direito Imobili\xE1rio",
    priority: "critical",
    deadline_in: 1,
    description: "O condom\xEDnio alega infiltra\xE7\xF5es na garagem e pede a repara\xE7\xE3o.",
    contacts: ["Construtora Horizonte Azul Ltda."],
    parties: [author("Condom\xEDnio Edif\xEDcio Ip\xEA", void 0, "corporate"), defendant("Construtora Horizonte Azul Ltda.", "54321098000108", "corporate")],
    documents: [{ title: "Laudo particular", document_type: "report", text: "Vistoria em 11/05/2026. Infiltra\xE7\xE3o em dois pontos da garagem. Reparo or\xE7ado em R$ 37.900,00." }]
  },
  {
    title: "Guarda compartilhada",
    case_number: "PROC-2026-550871",
    client: "Marta Figueira Lobo",
    case_type: "Direito Familiar",
    status: "closed",
    description: "Acordo de guarda compartilhada homologado.",
    contacts: ["Marta Figueira Lobo"],
    parties: [author("Marta Figueira Lobo", "66677788830"), defendant("Rodrigo Paiva Lobo")],
    documents: []
  },
  {
    title: "Auto de infra\xE7\xE3o ambiental",
    case_number: "PROC-2026-660412",
    client: "S\xEDtio \xC1gua Clara Agropecu\xE1ria Ltda.",
    case_type: "Direito Ambiental",
    deadline_in: 15,
    description: "Auto de infra\xE7\xE3o lavrado em 02/09/2026 por supress\xE3o de vegeta\xE7\xE3o, com multa de R$ 25.000,00.",
    parties: [author("S\xEDtio \xC1gua Clara Agropecu\xE1ria Ltda.", void 0, "corporate"), defendant("Estado de Mato Grosso", void 0, "corporate")],
    documents: [{ title: "Auto de infra\xE7\xE3o", document_type: "court_order", text: "Auto lavrado em 02/09/2026. Multa de R$ 25.000,00. Prazo de defesa de 20 dias." }]
  }
];
var demoPetitions = [
  { case_title: "Sof\xE1 n\xE3o entregue", petition_type: "complaint", profile: "moderado", context: "Quer s\xF3 resolver o contrato e receber o valor de volta. Sem dano moral. Aceita concilia\xE7\xE3o. N\xE3o pede gratuidade." },
  { case_title: "Reclama\xE7\xE3o de Rui Vidal", petition_type: "motion_to_dismiss", profile: "agressivo", context: "Preposta: Dalva Reis. Testemunhas a definir." },
  { case_title: "Alimentos M. R. P.", petition_type: "appeal_brief", profile: "pacifico", context: "Pedir 20%. N\xE3o discutir guarda nem visitas. Aberto a acordo." }
];

// ../../prisma/seed.ts
async function seed() {
  const env = readEnv();
  const log = makeLog({ LOG_LEVEL: "warn" });
  const world = await openWorld(env, { migrations: fileURLToPath(new URL("../../../prisma/migrations", import.meta.url)), log });
  try {
    const origin = { address: "127.0.0.1", direct_loopback: true };
    const nobody = world.ctx({ log, request_id: "seed", origin, user: null });
    if (await nobody.db.user.count() > 0) throw new Error("O banco j\xE1 tem usu\xE1rios. A demonstra\xE7\xE3o s\xF3 entra em um banco vazio.");
    const ctx = { ...nobody, user: await createUsers(nobody) };
    await fillOffice(ctx);
    console.log(`Escrit\xF3rio de demonstra\xE7\xE3o pronto. Usu\xE1rios: ${demoUsers.map((user) => user.username).join(", ")}; senha: ${PASSWORD}`);
  } finally {
    await world.close();
  }
}
var PASSWORD = "demonstracao";
async function createUsers(ctx) {
  let admin = null;
  for (const { role, username, email, full_name, ...profile } of demoUsers) {
    const user = await register(ctx, { username, email, full_name, password: PASSWORD });
    await ctx.db.user.update({ where: { id: String(user.id) }, data: { ...profile, user_role: role } });
    admin ??= { id: String(user.id), username, full_name, email, user_role: "admin", is_superuser: true, session_id: "" };
  }
  if (!admin) throw new Error("the demo office names no user");
  return admin;
}
async function fillOffice(ctx) {
  const clientIds = /* @__PURE__ */ new Map();
  for (const client of [...demoClients].reverse()) {
    const { id } = await createClient(ctx, ClientInput.parse(client));
    clientIds.set(client.name, String(id));
  }
  const contactIds = /* @__PURE__ */ new Map();
  for (const contact of demoContacts) contactIds.set(contact.name, String((await createContact(ctx, ContactInput.parse(contact))).id));
  const caseIds = /* @__PURE__ */ new Map();
  for (const demo of [...demoCases].reverse()) {
    const caseId = await createDemoCase(ctx, demo, clientIds.get(demo.client) ?? "");
    caseIds.set(demo.title, caseId);
    for (const name of demo.contacts ?? []) await linkContact(ctx, contactIds.get(name) ?? "", caseId);
  }
  const petition = { id: "", case_id: "" };
  for (const demo of demoPetitions) {
    petition.case_id = caseIds.get(demo.case_title) ?? "";
    petition.id = await createDemoPetition(ctx, demo, petition.case_id);
  }
  await addDemoFiles(ctx, { petition, picture: caseIds.get("Defeito na obra do edif\xEDcio Ip\xEA") ?? "" });
}
async function createDemoCase(ctx, demo, client_id) {
  const { documents, client: _client, contacts: _contacts, deadline_in, ...fields } = demo;
  const next_deadline = deadline_in === void 0 ? null : daysFromToday(ctx, deadline_in);
  const created = await createCase(ctx, CaseInput.parse({ ...fields, client_id, next_deadline }));
  const case_id = String(created.id);
  for (const { is_confidential = false, ...document } of documents)
    await createTextDocument(ctx, { ...document, case_id, is_confidential, tags: [], file_name: `${document.title}.txt` });
  return case_id;
}
function daysFromToday(ctx, days) {
  return new Date(ctx.clock().getTime() + days * 864e5).toISOString().slice(0, 10);
}
async function createDemoPetition(ctx, demo, case_id) {
  const found = demoCases.find((one) => one.title === demo.case_title);
  const parties = found?.parties ?? [];
  const rows = (role) => parties.filter((party) => party.role === role).map(({ party_type, name }, i) => ({ id: i + 1, party_type, client_name: name, role }));
  const input = PetitionInput.parse({
    petition_type: demo.petition_type,
    plaintiffs: rows("plaintiff"),
    defendants: rows("defendant"),
    case_id,
    additional_context: demo.context,
    author: ctx.user?.full_name
  });
  const petition = await initializePetition(ctx, input);
  const id = String(petition.id);
  await startGeneration(ctx, id, { petition_profile: demo.profile, background: false });
  while (!(await advanceAgent(ctx, id)).is_complete) ;
  return id;
}
try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
//# sourceMappingURL=seed.js.map
