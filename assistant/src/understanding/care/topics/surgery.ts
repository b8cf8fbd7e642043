/** Before or after surgery. */
export const surgery = `
[en]
surger*|surgic*|=surgey|=sugery|=surgry|=surjery|anesthe*|anaesthe*|transplant*|=lasik|=c-section|=caesarean|=cesarean|=hysterectomy|=biopsy|=colonoscopy|=bypass|=pacemaker
=operated =on
=an|=my|=before|=after|=having|=have|=had|=upcoming|=scheduled|=hip|=knee|=heart|=eye|=cataract|=minor|=major ..1 =operation|=operations|=opertion
=operation ..3 =tomorrow|=week|=month|=monday|=soon|=scheduled|=on|=next|=days
=wisdom ..1 =teeth|=tooth
=tooth|=teeth ..2 =pulled|=removed|=extract*
=going|=go =under ..2 =knife|=anesth*

[de]
operier*|=operiert|=operation|=operationen|narkose|vollnarkose|eingriff|=chirurg*
=vor|=nach|=meine|=meiner|=der|=einer|=die|=eine|=zur =op
=knie|=huft|=hufte|=herz|=augen|=zahn|=meniskus|=rucken|=katarakt =op
=op =termin|=termine|=op

[es]
cirug*|=operacion|=operaciones|=operarme|=operan|=operar|=operado|=operada|=operaron|=operen|quirurg*|=quirofano|anestesia

[nl]
=operatie|=operaties|geopereerd|=opereren|narcose|verdoving|=chirurg*

[pl]
=operacj*|=operowan*|=narkoz*|=zabieg|=zabiegu|=zabiegiem|=zabiegow|=zabiegi|znieczuleni*
`;
