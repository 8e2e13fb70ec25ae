#!/bin/sh
# Writes .env with fresh secrets for `docker compose up -d`. It never touches one that is there: its secrets open the office's records.
set -eu
cd "$(dirname "$0")/../.."

if [ -e .env ]; then
  echo "O arquivo .env já existe e não foi alterado. Para recomeçar do zero, guarde-o em outro lugar antes." >&2
  exit 1
fi

# 48 letters and digits, safe in an address: 285 bits.
secret() { LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c 48; }

umask 077
cat > .env.new <<END
# Segredos e configurações do Lavra. Guarde uma cópia fora deste computador: sem JWT_SECRET e AUDIT_KEY
# as sessões caem e a trilha de auditoria não pode mais ser conferida.
POSTGRES_PASSWORD=$(secret)
JWT_SECRET=$(secret)
AUDIT_KEY=$(secret)
METRICS_TOKEN=$(secret)
S3_ACCESS_KEY=lavra
S3_SECRET_KEY=$(secret)

# Partes opcionais, separadas por vírgula: tls, mail, second-node, local-model, s3. Veja docs/guia-de-instalacao.md.
COMPOSE_PROFILES=

# strict: senhas de 8 caracteres ou mais, e nenhuma das que todo mundo tenta. Vazio: 6 caracteres.
PASSWORD_RULES=

# Onde o Lavra atende neste computador. Com a parte tls, deixe 127.0.0.1.
LAVRA_BIND=127.0.0.1
LAVRA_PORT=3000

# tls: o endereço do escritório na internet e um e-mail para o certificado.
DOMAIN=
ACME_EMAIL=
# tls: uniquelocal, para que os endereços que o Caddy informa contem.
TRUST_PROXY=
# second-node com tls: app2:3000
SECOND_NODE=

# Modelo de IA. Sem nada aqui, as petições são montadas só com os dados do escritório e nada sai deste computador.
OPENAI_API_KEY=
# local-model: http://ollama:11434/v1
OPENAI_BASE_URL=
OPENAI_MODEL=
OPENAI_EMBEDDING_MODEL=

# E-mails de recuperação de senha. Com a parte mail, para experimentar: smtp://mail:1025
SMTP_URL=
MAIL_FROM=

# Senha das cópias de segurança, 12 caracteres ou mais. Sem ela ninguém as abre: guarde-a em mais de um lugar.
BACKUP_PASSPHRASE=

# s3: s3://lavra:O_VALOR_DE_S3_SECRET_KEY@s3:7070/lavra?tls=false
STORAGE_URL=
END
mv .env.new .env
echo "Pronto: .env foi criado com segredos novos. Guarde uma cópia dele fora deste computador. Agora: docker compose up -d"
